/** The parts of a text with `|` or another separator between them, on any number of lines. */
export function listed(text: string, separator: string | RegExp = '|'): readonly string[] {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
