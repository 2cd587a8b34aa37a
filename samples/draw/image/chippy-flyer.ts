import { restaurantLine } from '../contact.ts';
import { trentAndBatter } from '../data/restaurants.ts';
import { lunchSpecials } from '../data/trent-and-batter.ts';
import { priceText } from '../format.ts';
import type { SampleSection } from '../sample-menu.ts';
import { svgPage } from './svg-page.ts';
import { svgText } from './svg-text.ts';

const BLUE = '#0b4f6c';
const WIDTH = 1080;
const HEIGHT = 1660;

/** A flyer for the counter: clean print, one column, prices on the right. */
export function drawChippyFlyer(): Promise<Buffer> {
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffaf0"/>`,
    `<path d="M0 0H${WIDTH}V250Q810 310 540 250T0 250Z" fill="${BLUE}"/>`,
    `<path d="M0 262Q270 202 540 262T${WIDTH} 262V276Q810 336 540 276T0 276Z" fill="#f4b942"/>`,
    svgText('Trent & Batter', WIDTH / 2, 130, { font: 'lobster', size: 104, color: '#fffaf0', align: 'center' }),
    svgText('Lunch Specials', WIDTH / 2, 206, { font: 'oswald', size: 48, color: '#f4b942', align: 'center' }),
    svgText('Tuesday to Saturday, 11.30 until 2', WIDTH / 2, 365, {
      font: 'kalam',
      size: 32,
      color: '#444444',
      align: 'center',
    }),
  ];
  let y = 400;
  for (const section of lunchSpecials.sections) {
    const drawn = drawSection(section, y);
    parts.push(drawn.svg);
    y = drawn.bottom;
  }
  const notes = 'Ask at the counter about allergens. Bread and butter 1.20 extra with any meal.';
  parts.push(
    `<rect y="${HEIGHT - 96}" width="${WIDTH}" height="96" fill="${BLUE}"/>`,
    svgText(notes, WIDTH / 2, HEIGHT - 58, { font: 'josefin', size: 25, color: '#ffffff', align: 'center' }),
    svgText(restaurantLine(trentAndBatter), WIDTH / 2, HEIGHT - 24, {
      font: 'josefinBold',
      size: 23,
      color: '#f4b942',
      align: 'center',
    }),
  );
  return svgPage(WIDTH, HEIGHT, parts.join('')).png({ palette: true, colours: 64 }).toBuffer();
}

function drawSection({ name, items }: SampleSection, top: number): { readonly svg: string; readonly bottom: number } {
  const parts = [svgText(name, 90, top + 40, { font: 'oswaldBold', size: 40, color: '#c8431f' })];
  let y = top + 88;
  for (const item of items) {
    parts.push(
      svgText(item.name, 90, y, { font: 'josefinBold', size: 31, color: '#1f2a30' }),
      svgText(priceText(item.prices), WIDTH - 90, y, { font: 'josefinBold', size: 31, color: BLUE, align: 'right' }),
      svgText(item.description ?? '', 90, y + 29, { font: 'josefin', size: 24, color: '#5a656b' }),
    );
    y += 67;
  }
  return { svg: parts.join(''), bottom: y - 20 };
}
