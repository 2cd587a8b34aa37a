import type { Run } from './segment.ts';

type Look = Pick<Run, 'size' | 'weight' | 'italic' | 'colour' | 'font'>;

export const isBold = (weight: number): boolean => weight >= 600;

/** Letter of a weight in style keys: heavy faces are alike, lighter ones are not. */
function weightKey(weight: number): string {
  if (isBold(weight)) return 'b';
  if (weight < 250) return 't';
  if (weight < 350) return 'l';
  return weight < 450 ? '' : 'm';
}

/** True where the first face is clearly heavier: bold beside any other, else by a step of weight. */
export const isHeavier = (weight: number, than: number): boolean =>
  isBold(weight) === isBold(than) ? !isBold(weight) && weight - than >= 100 : isBold(weight);

/** Maximum length of a font's family; it is stored with taught lines. The longest have some fifty. */
const MAX_FAMILY = 100;

/** Equal for runs that look alike: size to half a point, weight, slant, colour and font family. */
export function styleKeyOf(look: Look): string {
  const family = look.font.slice(0, MAX_FAMILY).split(/[-,]/, 1)[0] ?? '';
  return `${Math.round(look.size * 2) / 2}|${weightKey(look.weight)}${look.italic ? 'i' : ''}|${look.colour}|${family}`;
}

/** True for looks that may be in one run; sizes may differ by the rounding of a scaled page. */
export function sameLook(a: Look, b: Look): boolean {
  return (
    Math.abs(a.size - b.size) < 0.04 * a.size + 0.1 &&
    isBold(a.weight) === isBold(b.weight) &&
    a.italic === b.italic &&
    a.colour === b.colour &&
    a.font === b.font
  );
}
