/** Answers that are kept; each reading of a document asks about the same texts. */
const MOST = 2000;

/** The same function, which keeps its answers about the texts it was asked about last: for long patterns. The answers are shared. */
export function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.answer;
    if (known.size >= MOST) known.clear();
    const answer = ask(text);
    known.set(text, { answer });
    return answer;
  };
}
