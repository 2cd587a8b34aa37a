import { readFileSync } from 'node:fs';
import { type Dish, parseDish } from './menu.ts';
import type { Pools } from './words.ts';

/** Repertoire of one kind of kitchen, from its file in `kitchens/`. */
export interface Kitchen {
  readonly places: readonly string[];
  readonly sections: readonly KitchenSection[];
  readonly pools: Pools;
  readonly texts: readonly string[];
}

export interface KitchenSection {
  /** Headings; the first is the usual one. */
  readonly names: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly byGlass: boolean;
  /** Well-known dishes with their properties: v, ve, halal, hot. */
  readonly dishes: readonly Dish[];
  /** Patterns over the pools for more dishes, and for descriptions. */
  readonly patterns: readonly string[];
  readonly texts: readonly string[];
}

const FILES = {
  Pub: 'pub',
  'Fish and Chips': 'fish-and-chips',
  Indian: 'indian',
  Chinese: 'chinese',
  Italian: 'italian',
  Café: 'cafe',
  'Oatcake Shop': 'oatcakes',
  Turkish: 'turkish',
  Vegan: 'vegan',
  American: 'american',
  Thai: 'thai',
  Mexican: 'mexican',
  Spanish: 'spanish',
  French: 'french',
  Bar: 'bar',
} as const;

export type Cuisine = keyof typeof FILES;

export const CUISINES = Object.keys(FILES) as readonly Cuisine[];

const known = new Map<string, Kitchen>();

/** @throws Error where the file of the cuisine is missing */
export function kitchenOf(cuisine: Cuisine): Kitchen {
  return read(FILES[cuisine]);
}

/** `kitchens/` is beside the sources; compiled, this file is in build/src. */
function read(file: string): Kitchen {
  const kitchen =
    known.get(file) ?? parse(readFileSync(new URL(`../../kitchens/${file}.txt`, import.meta.url), 'utf8'), file);
  known.set(file, kitchen);
  return kitchen;
}

const list = (text: string, sign: string): string[] =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean);

interface OpenSection extends KitchenSection {
  readonly dishes: Dish[];
  readonly patterns: string[];
  readonly texts: string[];
}

/** `! places`, `@pool: a | b`, `# low-high: headings`, a dish per line, `~` patterns of dishes, `=` patterns of descriptions. */
function parse(source: string, file: string): Kitchen {
  const common = file === 'common' ? undefined : read('common');
  const pools = new Map<string, readonly string[]>(common?.pools);
  const texts = [...(common?.texts ?? [])];
  const places: string[] = [];
  const sections: OpenSection[] = [];
  for (const line of list(source, '\n')) {
    const section = sections.at(-1);
    const pool = /^@(\w+): (.*)$/.exec(line);
    const head = /^# ([\d.]+)-([\d.]+)( glass)?: (.*)$/.exec(line);
    if (line.startsWith('!')) places.push(...list(line.slice(1), '|'));
    else if (pool) pools.set(pool[1] ?? '', list(pool[2] ?? '', '|'));
    else if (head) {
      const [, low, high, glass, names = ''] = head;
      const about = { names: list(names, '|'), low: Number(low), high: Number(high), byGlass: glass !== undefined };
      sections.push({ ...about, dishes: [], patterns: [], texts: [] });
    } else if (line.startsWith('~')) section?.patterns.push(...list(line.slice(1), ';'));
    else if (line.startsWith('=')) (section?.texts ?? texts).push(...list(line.slice(1), ';'));
    else section?.dishes.push(parseDish(line));
  }
  return { places, pools, sections, texts };
}
