const known = new Map<string, string>();
const MAX_KNOWN = 50_000;

/** Lower case, without accents, apostrophes and punctuation. */
export function folded(text: string | null | undefined): string {
  if (!text) return '';
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const plain = foldedNow(text);
  known.set(text, plain);
  return plain;
}

function foldedNow(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
    .toLowerCase()
    .replace(/['‘’ʼ`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\bn\b/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}

/** 1 for equal texts, 0 for unrelated ones: edit distance over length, ignoring spaces at other places. */
export const similarity = (a: string | null | undefined, b: string | null | undefined): number =>
  foldedSimilarity(folded(a), folded(b));

/** The same for folded texts. */
export function foldedSimilarity(x: string, y: string): number {
  if (x === y) return 1;
  const [closedX, closedY] = [x.replace(/ /g, ''), y.replace(/ /g, '')];
  if (!closedX || !closedY) return 0;
  const ratio = (p: string, q: string): number => 1 - editDistance(p, q) / Math.max(p.length, q.length);
  return Math.max(ratio(x, y), ratio(closedX, closedY));
}

function editDistance(a: string, b: string): number {
  let row = Uint16Array.from({ length: b.length + 1 }, (_, i) => i);
  let next = new Uint16Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    next[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change);
    }
    [row, next] = [next, row];
  }
  return row[b.length] ?? 0;
}
