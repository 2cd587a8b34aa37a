import { childrensMenu } from '../data/castle-hill-carvery.ts';
import { codeText, priceText } from '../format.ts';
import type { SampleSection } from '../sample-menu.ts';
import { svgPage } from './svg-page.ts';
import { svgText } from './svg-text.ts';

const WIDTH = 1500;
const HEIGHT = 1060;
const PANELS = [
  { x: 70, y: 250, width: 780, height: 640, fill: '#fff3c4', ink: '#d1495b' },
  { x: 900, y: 250, width: 530, height: 300, fill: '#d7f0e8', ink: '#00798c' },
  { x: 900, y: 590, width: 530, height: 300, fill: '#e3e0f7', ink: '#5b4b9a' },
];

/** A placemat in bright panels with a castle to colour in. */
export function drawChildrensPlacemat(): Promise<Buffer> {
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdfdfd"/>`,
    `<path d="M0 200Q190 120 380 190T760 180T1140 190T1500 160V0H0Z" fill="#8fd3f4"/>`,
    `<circle cx="1330" cy="92" r="56" fill="#ffd166"/>`,
    castle(95, 60),
    svgText("Children's Menu", WIDTH / 2, 120, { font: 'lobster', size: 96, color: '#1d3557', align: 'center' }),
    svgText('for guests under twelve', WIDTH / 2, 172, {
      font: 'kalamBold',
      size: 34,
      color: '#1d3557',
      align: 'center',
    }),
    ...childrensMenu.sections.map((section, index) => panel(section, index)),
    svgText(
      'Castle Hill Carvery, Cannock. (v) vegetarian (ve) vegan. Grown-ups: please tell us about allergies.',
      WIDTH / 2,
      990,
      { font: 'josefin', size: 28, color: '#444444', align: 'center' },
    ),
  ];
  return svgPage(WIDTH, HEIGHT, parts.join('')).jpeg({ quality: 88 }).toBuffer();
}

function panel({ name, items }: SampleSection, index: number): string {
  const { x, y, width, height, fill, ink } = PANELS[index] ?? { x: 0, y: 0, width: 0, height: 0, fill: '', ink: '' };
  const parts = [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="28" fill="${fill}" stroke="${ink}" stroke-width="4" stroke-dasharray="14 10"/>`,
    svgText(name, x + 36, y + 66, { font: 'lobster', size: 52, color: ink }),
  ];
  let line = y + 126;
  for (const item of items) {
    const codes = codeText(item);
    parts.push(
      svgText(codes === '' ? item.name : `${item.name} ${codes}`, x + 36, line, {
        font: 'josefinBold',
        size: 34,
        color: '#222222',
      }),
      svgText(priceText(item.prices), x + width - 36, line, {
        font: 'josefinBold',
        size: 34,
        color: ink,
        align: 'right',
      }),
    );
    if (item.description) {
      line += 30;
      parts.push(svgText(item.description, x + 36, line, { font: 'josefin', size: 25, color: '#555555' }));
    }
    line += item.description ? 46 : 58;
  }
  return parts.join('');
}

function castle(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" fill="#ffffff" stroke="#1d3557" stroke-width="4" stroke-linejoin="round"><path d="M0 150V40h14V24h18v16h16V24h18v16h16V24h18v16h14v110z"/><path d="M114 150V74h20V58h16v16h18V58h16v16h16v76z"/><path d="M44 150v-34q13 -18 26 0v34z"/><path d="M57 24V-14l34 11l-34 11" fill="#d1495b"/></g>`;
}
