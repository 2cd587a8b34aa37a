/** One of several values of a field, in the engines' filter language. Values are folded text, so they need no escaping. */
export function valuesCondition(field: string, values: readonly string[]): string {
  return `${field} IN [${values.map((value) => `"${value}"`).join(', ')}]`;
}

const VALUES_CONDITION = /^(\w+) IN \[(".*")\]$/;

/** Field and values of a condition that `valuesCondition` made; null for any other. */
export function readValuesCondition(
  condition: string | readonly string[],
): { readonly field: string; readonly values: readonly string[] } | null {
  const [, field, values] = (typeof condition === 'string' && VALUES_CONDITION.exec(condition)) || [];
  if (field === undefined || values === undefined) return null;
  return { field, values: values.slice(1, -1).split('", "') };
}
