import { wrap } from './wrap.ts';

/** The command line of an example, which is never broken so that it can be copied, and its purpose. */
const EXAMPLE = /^( {2})((?:[A-Z_]+=\S+ )*(?:menus|echo|curl) .*?)(?: {3,}(\S.*))?$/;

/** Fits the help of a command to a terminal. */
export function fitHelp(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (line.length <= width ? line : fitLine(line, width)))
    .join('\n');
}

function fitLine(line: string, width: number): string {
  const [, indent = '', command, purpose] = EXAMPLE.exec(line) ?? [];
  if (command === undefined) return wrap(line, width);
  return purpose === undefined ? line : `${indent}${command}\n${wrap(`${indent}    ${purpose}`, width)}`;
}
