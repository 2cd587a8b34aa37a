import { stripVTControlCharacters } from 'node:util';

const MIN_ROOM = 20;

/** Wraps each line between words, keeping its indent. @param width columns; Infinity leaves the text as it is */
export function wrap(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): readonly string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const room = width - indent.length;
  if (columns(line) <= width || room < MIN_ROOM) return [line];
  const parts: string[] = [];
  let part = '';
  for (const word of line.slice(indent.length).split(' ')) {
    const longer = part === '' ? word : `${part} ${word}`;
    if (part !== '' && columns(longer) > room) {
      parts.push(part);
      part = word;
    } else part = longer;
  }
  return [...parts, part].map((text) => `${indent}${text}`);
}

const columns = (text: string) => stripVTControlCharacters(text).length;
