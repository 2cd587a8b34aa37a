import { dataLines } from '../../lib/data-lines.ts';

/** Lines of a word list in or below this folder, without empty ones and those starting with #. */
export function readList(file: string): readonly string[] {
  return dataLines(`src/search/words/${file}`);
}

/**
 * Lines of the form `left
 * right, right`.
 */
export function readPairs(file: string): readonly (readonly [left: string, right: readonly string[]])[] {
  return readList(file).map((line) => {
    const [left = '', right = ''] = line.split('|');
    return [left.trim(), splitNames(right)];
  });
}

/**
 * Lists of a file by name, from lines `name
 * word, word`; a long list has several lines.
 * @throws if the file has no list of the name
 */
export function readGroups(file: string): (name: string) => readonly string[] {
  const pairs = readPairs(file);
  return (name) => {
    const words = pairs.flatMap(([left, right]) => (left === name ? right : []));
    if (words.length === 0) throw new Error(`${file} has no list "${name}"`);
    return words;
  };
}

export function splitNames(line: string): readonly string[] {
  return line.split(',').map((name) => name.trim());
}
