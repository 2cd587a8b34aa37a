/**
 * The query of a form as the data operations would get it: fields left empty are gone, the values of `many`, which comes once for
 * each ticked box, are joined by commas.
 */
export function formQuery(querystring: string, many?: string): string {
  const filled = new URLSearchParams();
  for (const [name, sent] of new URLSearchParams(querystring)) {
    const value = sent.trim();
    const already = name === many ? filled.get(name) : null;
    if (value === '') continue;
    if (already === null) filled.append(name, value);
    else filled.set(name, `${already},${value}`);
  }
  return filled.toString();
}
