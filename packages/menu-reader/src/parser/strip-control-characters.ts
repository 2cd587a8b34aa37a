/** Control characters except breaks and tabs of multi-line texts. No menu prints them, and terminals obey them. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

export function stripControlCharacters<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(CONTROL, '') as Value;
  if (Array.isArray(value)) return value.map(stripControlCharacters) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, stripControlCharacters(part)])) as Value;
}
