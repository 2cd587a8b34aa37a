/** Maximum of cached results; a full cache is emptied, as words come again soon or not at all. */
const MAX = 20_000;

export function memoize<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (known.has(text)) return known.get(text) as Result;
    if (known.size >= MAX) known.clear();
    const result = of(text);
    known.set(text, result);
    return result;
  };
}
