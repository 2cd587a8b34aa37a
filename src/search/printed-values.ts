/** The text at a path such as `presented.item.name` of a document; empty where there is none. */
export function textAt(document: object, path: string): string {
  let value: unknown = document;
  for (const key of path.split('.')) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  return typeof value === 'string' ? value : '';
}

/** The text that is there most often; of several the one with more small letters in front, so that "Chips" is before "CHIPS". */
export function mostCommon(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  let [best, most] = ['', 0];
  for (const [text, count] of counts) if (count > most || (count === most && text > best)) [best, most] = [text, count];
  return best;
}
