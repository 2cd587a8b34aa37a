export const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const each = <Entry>(entries: readonly Entry[], draw: (entry: Entry) => string): string =>
  entries.map(draw).join('\n');
