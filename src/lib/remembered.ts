/** Results kept at once; a full memory is emptied, as words come again soon or not at all. */
const MOST = 20_000;

/** A function of a text that gives the same result every time, with its results remembered. */
export function remembered<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (known.has(text)) return known.get(text) as Result;
    if (known.size >= MOST) known.clear();
    const result = of(text);
    known.set(text, result);
    return result;
  };
}
