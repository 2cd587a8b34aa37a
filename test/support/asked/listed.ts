/** Splits a text at `|` or another separator, over any number of lines. */
export function listed(text: string, separator: string | RegExp = '|'): readonly string[] {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
