/** One of several values of a field, in the engines' filter language. Values are folded text, so they need no escaping. */
export function valuesCondition(field: string, values: readonly string[]): string {
  return `${field} IN [${values.map((value) => `"${value}"`).join(', ')}]`;
}
