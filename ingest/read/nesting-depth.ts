/** Elements that hold nothing or that the next of their kind closes, so that missing end tags mean nothing. */
const flat = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th option thead tbody tfoot'.split(
    ' ',
  ),
);

const tag = /<(\/?)([a-z][a-z0-9]*)/gi;

/** How deep the elements of a page nest at most, by a count of its tags. */
export function nestingDepth(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name = ''] of html.matchAll(tag)) {
    if (flat.has(name.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
