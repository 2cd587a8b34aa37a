/** Elements that are empty or that the next of their kind closes, so that a missing end tag means nothing. */
const FLAT = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th option thead tbody tfoot'.split(
    ' ',
  ),
);

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

export function nestingDepth(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name = ''] of html.matchAll(TAG)) {
    if (FLAT.has(name.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
