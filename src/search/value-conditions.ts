/** One of several values of a field, or none of them, in the engines' filter language. Values are folded text, so they need no escaping. */
export function valuesCondition(field: string, values: readonly string[], is: 'IN' | 'NOT IN' = 'IN'): string {
  return `${field} ${is} [${values.map((value) => `"${value}"`).join(', ')}]`;
}
