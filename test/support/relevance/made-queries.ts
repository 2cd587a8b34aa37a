import { createRandom, type Random } from '@menu-data-service/seeded-random';
import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import type { GradedQuery } from './grade.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A typo that leaves the first letter alone: a letter lost, doubled, replaced, added or swapped. */
function slip(word: string, random: Random): string {
  const at = 1 + random.integer(word.length - 1);
  const letter = LETTERS.charAt(random.integer(LETTERS.length));
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (random.integer(5)) {
    case 0:
      return before + after;
    case 1:
      return before + here + here + after;
    case 2:
      return before + letter + after;
    case 3:
      return before + letter + here + after;
    default:
      return at < word.length - 1 ? before + after.charAt(0) + here + after.slice(1) : before + after;
  }
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Queries from the names of a region: exact, cut short, with one typo and with two. */
export function madeQueries(menus: readonly MenuDocuments[], seed = 11): readonly GradedQuery[] {
  const random = createRandom(seed);
  const names = [
    ...new Set(menus.flatMap((menu) => menu.sections.flatMap(({ items }) => items.map(({ item }) => item.name)))),
  ];
  const vocabulary = new Set(names.flatMap(wordsOf));
  const queries: GradedQuery[] = [];
  const ask = (family: GradedQuery['family'], typed: string, means: string): void => {
    queries.push({ family, typed, means: [means] });
  };

  for (let i = 0; i < 40; i += 1) {
    const name = random.pick(names);
    ask('exact', i % 2 === 0 ? name : name.toLowerCase(), name);
  }
  while (queries.length < 80) {
    const words = wordsOf(random.pick(names));
    const last = words.at(-1) ?? '';
    if (last.length < 5) continue;
    const cut = [...words.slice(0, -1), last.slice(0, 4 + random.integer(last.length - 4))].join(' ');
    ask('prefix', cut, cut);
  }
  const mistyped = (shortest: number, slips: number): string | null => {
    const words = wordsOf(random.pick(names));
    const long = words.filter((word) => word.length >= shortest);
    if (long.length === 0) return null;
    const word = random.pick(long);
    let typed = word;
    for (let i = 0; i < slips; i += 1) typed = slip(typed, random);
    if (vocabulary.has(typed) || typed.length < shortest) return null;
    return `${words.map((other) => (other === word ? typed : other)).join(' ')}|${words.join(' ')}`;
  };
  for (const [family, shortest, slips, end] of [
    ['one typo', 5, 1, 130],
    ['two typos', 9, 2, 150],
  ] as const) {
    while (queries.length < end) {
      const [typed, means] = mistyped(shortest, slips)?.split('|') ?? [];
      if (typed !== undefined && means !== undefined) ask(family, typed, means);
    }
  }
  return queries;
}
