/** Slack for spaces at other places, which a comparison forgives. */
const SPACES = 0.1;

const counted = new Map<string, Uint8Array>();

/** Counts the letters of a text; signs that share a slot count together. */
function lettersOf(text: string): Uint8Array {
  const known = counted.get(text);
  if (known) return known;
  const counts = new Uint8Array(64);
  for (let i = 0; i < text.length; i++) {
    const place = text.charCodeAt(i) & 63;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  if (counted.size > 50_000) counted.clear();
  counted.set(text, counts);
  return counts;
}

/** False where letter counts alone rule out a similarity of `least`: much cheaper than comparing. */
export function mayBeLike(a: string, b: string, least: number): boolean {
  const longest = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < (least - SPACES) * longest) return false;
  const [x, y] = [lettersOf(a), lettersOf(b)];
  let apart = 0;
  for (let i = 0; i < x.length; i++) apart += Math.abs((x[i] ?? 0) - (y[i] ?? 0));
  return 1 - apart / 2 / longest >= least - SPACES;
}
