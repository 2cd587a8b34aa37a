import { hatchMenu } from '../data/moorland-oatcakes.ts';
import { priceText } from '../format.ts';
import type { SampleSection } from '../sample-menu.ts';
import { svgPage } from './svg-page.ts';
import { svgText } from './svg-text.ts';

const WIDTH = 1400;
const HEIGHT = 1180;
const CHALK = '#f4f1e6';
const YELLOW = '#f7d774';
/** Section, and left edge, top and width of its column. */
const PLACES = [
  [0, 90, 270, 600],
  [1, 770, 270, 540],
  [2, 770, 545, 540],
  [3, 770, 820, 540],
] as const;

/** A chalk board in a wooden frame: light writing on dark, two columns. */
export function drawChalkBoard(): Promise<Buffer> {
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#8a5a33"/>`,
    `<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" fill="#6f4526"/>`,
    `<rect x="34" y="34" width="${WIDTH - 68}" height="${HEIGHT - 68}" rx="6" fill="#23292a"/>`,
    `<g fill="none" stroke="#3a4243" stroke-width="26" stroke-linecap="round" opacity=".5"><path d="M120 ${HEIGHT - 160}q300 -60 620 10"/><path d="M860 150q240 50 420 -10"/></g>`,
    svgText('Moorland Oatcake Hatch', WIDTH / 2, 138, { font: 'caveatBold', size: 100, color: CHALK, align: 'center' }),
    svgText('hot off the bakstone · Leek · 6.30 till 1', WIDTH / 2, 200, {
      font: 'caveat',
      size: 46,
      color: YELLOW,
      align: 'center',
    }),
    `<path d="M200 222q500 -14 1000 4" fill="none" stroke="${CHALK}" stroke-width="3" stroke-linecap="round"/>`,
  ];
  for (const [index, x, y, width] of PLACES) {
    const section = hatchMenu.sections[index];
    if (section) parts.push(drawSection(section, x, y, width));
  }
  parts.push(
    svgText('gluten free oatcakes 60p extra - just ask!', 90, 1020, { font: 'caveatBold', size: 42, color: '#f2a7a0' }),
    svgText('cash or card · ring ahead 01632 960158', 90, 1080, { font: 'caveat', size: 42, color: CHALK }),
  );
  return svgPage(WIDTH, HEIGHT, parts.join('')).png({ palette: true, colours: 64 }).toBuffer();
}

function drawSection({ name, items }: SampleSection, x: number, top: number, width: number): string {
  const parts = [svgText(name, x, top + 38, { font: 'caveatBold', size: 58, color: YELLOW })];
  let y = top + 92;
  for (const item of items) {
    parts.push(
      svgText(item.name, x, y, { font: 'kalam', size: 36, color: CHALK }),
      svgText(priceText(item.prices), x + width, y, { font: 'kalam', size: 36, color: CHALK, align: 'right' }),
    );
    if (item.description) {
      y += 36;
      parts.push(svgText(item.description, x + 14, y, { font: 'kalam', size: 26, color: '#cfd3cb' }));
    }
    y += 54;
  }
  return parts.join('');
}
