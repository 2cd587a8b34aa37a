/**
 * A value in the one form that RFC 8785 (JCS) gives it: members in order of their names (UTF-16 code units), no blanks.
 * JSON.stringify writes numbers and strings as that asks already.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
