interface Look {
  readonly size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly colour: string;
  readonly font: string;
}

export const isBold = (weight: number): boolean => weight >= 600;

/** Equal for runs that look alike: size to half a point, weight, slant, colour and family of the font. */
export function styleKeyOf(look: Look): string {
  const family = look.font.replace(/[-,].*$/, '');
  return `${Math.round(look.size * 2) / 2}|${isBold(look.weight) ? 'b' : ''}${look.italic ? 'i' : ''}|${look.colour}|${family}`;
}

/** Alike enough to stand in one run; sizes may differ by the rounding of a scaled page. */
export function sameLook(a: Look, b: Look): boolean {
  return (
    Math.abs(a.size - b.size) < 0.04 * a.size + 0.1 &&
    isBold(a.weight) === isBold(b.weight) &&
    a.italic === b.italic &&
    a.colour === b.colour &&
    a.font === b.font
  );
}
