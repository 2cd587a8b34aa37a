import { createRandom } from '@menu-data-service/seeded-random';
import sharp from 'sharp';
import { breakfastMenu } from '../data/lockside-griddle.ts';
import { codedName, priceText } from '../format.ts';
import type { SampleSection } from '../sample-menu.ts';
import { svgPage } from './svg-page.ts';
import { svgText } from './svg-text.ts';

const PAGE_WIDTH = 1180;
const PAGE_HEIGHT = 1640;
const PHOTO_WIDTH = 1400;
const PHOTO_HEIGHT = 1860;

/** A laminated card on a café table, photographed slightly askew with a shadow across it. */
export async function drawBreakfastPhoto(): Promise<Buffer> {
  const card = await svgPage(PAGE_WIDTH, PAGE_HEIGHT, cardBody())
    .rotate(-1.7, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((PHOTO_WIDTH - card.info.width) / 2);
  const top = Math.round((PHOTO_HEIGHT - card.info.height) / 2);
  const laid = await svgPage(PHOTO_WIDTH, PHOTO_HEIGHT, table())
    .composite([
      { input: await svgPage(PHOTO_WIDTH, PHOTO_HEIGHT, cardShadow()).blur(14).png().toBuffer() },
      { input: card.data, left, top },
    ])
    .png()
    .toBuffer();
  return sharp(laid)
    .composite([
      { input: await svgPage(PHOTO_WIDTH, PHOTO_HEIGHT, light()).png().toBuffer(), blend: 'multiply' },
      { input: await grain(), blend: 'overlay' },
    ])
    .blur(0.7)
    .jpeg({ quality: 78 })
    .toBuffer();
}

function cardBody(): string {
  const parts = [
    `<rect width="${PAGE_WIDTH}" height="${PAGE_HEIGHT}" rx="22" fill="#fdf9ee"/>`,
    `<rect x="26" y="26" width="${PAGE_WIDTH - 52}" height="${PAGE_HEIGHT - 52}" rx="14" fill="none" stroke="#2e6e63" stroke-width="5"/>`,
    svgText('The Lockside Griddle', PAGE_WIDTH / 2, 128, {
      font: 'lobster',
      size: 84,
      color: '#2e6e63',
      align: 'center',
    }),
    svgText('Breakfast', PAGE_WIDTH / 2, 196, { font: 'oswaldBold', size: 50, color: '#b5472c', align: 'center' }),
    svgText('all day until we close at 2', PAGE_WIDTH / 2, 238, {
      font: 'loraItalic',
      size: 27,
      color: '#555555',
      align: 'center',
    }),
  ];
  let y = 258;
  for (const section of breakfastMenu.sections) {
    const drawn = drawSection(section, y);
    parts.push(drawn.svg);
    y = drawn.bottom;
  }
  parts.push(
    svgText('(v) vegetarian. Gluten free bread available. Ask us about allergens.', PAGE_WIDTH / 2, PAGE_HEIGHT - 56, {
      font: 'lora',
      size: 25,
      color: '#555555',
      align: 'center',
    }),
  );
  return parts.join('');
}

function drawSection({ name, items }: SampleSection, top: number): { readonly svg: string; readonly bottom: number } {
  const parts = [svgText(name, 90, top + 44, { font: 'oswaldBold', size: 36, color: '#2e6e63' })];
  let y = top + 90;
  for (const item of items) {
    parts.push(
      svgText(codedName(item), 90, y, { font: 'loraBold', size: 30, color: '#222222' }),
      svgText(priceText(item.prices), PAGE_WIDTH - 90, y, {
        font: 'loraBold',
        size: 30,
        color: '#222222',
        align: 'right',
      }),
    );
    if (item.description) {
      y += 30;
      parts.push(svgText(item.description, 90, y, { font: 'lora', size: 24, color: '#555555' }));
    }
    y += item.description ? 44 : 46;
  }
  return { svg: parts.join(''), bottom: y - 30 };
}

function table(): string {
  const random = createRandom(7).next;
  const planks = Array.from({ length: 6 }, (_, plank) => {
    const x = plank * 240 - 20;
    const veins = Array.from({ length: 9 }, () => {
      const at = x + 10 + random() * 220;
      return `<path d="M${at.toFixed(0)} 0q${(random() * 40 - 20).toFixed(0)} 900 ${(random() * 20 - 10).toFixed(0)} ${PHOTO_HEIGHT}" stroke="#6b4a2d" stroke-opacity=".28" stroke-width="${(1 + random() * 3).toFixed(1)}" fill="none"/>`;
    });
    const tone = 150 + Math.round(random() * 22);
    return `<rect x="${x}" width="238" height="${PHOTO_HEIGHT}" fill="rgb(${tone},${tone - 42},${tone - 80})"/>${veins.join('')}`;
  });
  return `<rect width="${PHOTO_WIDTH}" height="${PHOTO_HEIGHT}" fill="#4a3220"/>${planks.join('')}`;
}

function cardShadow(): string {
  return `<rect x="118" y="124" width="1184" height="1644" rx="22" fill="#000000" fill-opacity=".55" transform="rotate(-1.7 700 930)"/>`;
}

/** Brighter at the window on the left, a soft shadow across the lower right. */
function light(): string {
  return `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".55" stop-color="#f3e9d8"/><stop offset="1" stop-color="#a89c8c"/></linearGradient></defs><rect width="${PHOTO_WIDTH}" height="${PHOTO_HEIGHT}" fill="url(#a)"/>`;
}

async function grain(): Promise<Buffer> {
  const random = createRandom(11).next;
  const pixels = Buffer.alloc(PHOTO_WIDTH * PHOTO_HEIGHT, 0);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = 120 + Math.round(random() * 16);
  return sharp(pixels, { raw: { width: PHOTO_WIDTH, height: PHOTO_HEIGHT, channels: 1 } })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}
