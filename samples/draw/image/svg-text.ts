import { type Font, openSync } from 'fontkit';
import { type FontName, fontFile } from '../fonts.ts';

export interface SvgTextStyle {
  readonly font: FontName;
  readonly size: number;
  readonly color: string;
  /** What x is the position of; left by default. */
  readonly align?: 'left' | 'center' | 'right';
}

const opened = new Map<FontName, Font>();

function openFont(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(fontFile(name));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts, not one`);
  opened.set(name, font);
  return font;
}

/** SVG markup of text as outlines, with its baseline at `y`: it looks the same whatever fonts a machine has. */
export function svgText(text: string, x: number, y: number, style: SvgTextStyle): string {
  const face = openFont(style.font);
  const scale = style.size / face.unitsPerEm;
  const run = face.layout(text);
  const width = run.advanceWidth * scale;
  let pen = x - (style.align === 'center' ? width / 2 : style.align === 'right' ? width : 0);
  const paths = run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const at = `translate(${(pen + (position?.xOffset ?? 0) * scale).toFixed(2)} ${y})`;
    pen += (position?.xAdvance ?? 0) * scale;
    return `<path transform="${at} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${style.color}">${paths.join('')}</g>`;
}
