import { COMMON } from './cuisines/common.ts';
import type { Pools } from './grammar.ts';

/** A kind of section that a kitchen has: names, dishes and texts as patterns, prices in pounds. */
export interface SectionKind {
  readonly kind: string;
  readonly low: number;
  readonly high: number;
  /** Language of the words where it is none that menus of other places mix in. */
  readonly only: string | null;
  readonly byGlass: boolean;
  readonly names: readonly string[];
  readonly dishes: readonly string[];
  readonly texts: readonly string[];
}

export interface Cuisine {
  readonly sections: readonly SectionKind[];
  readonly pools: Pools;
}

const list = (text: string, sign: string): string[] =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean);

interface Parsed {
  readonly pools: Map<string, readonly string[]>;
  readonly texts: string[];
  readonly sections: SectionKind[];
}

/** Reads the notation of the word files: `@pool: a | b`, `# kind low-high: heading | heading`, dishes parted by `;`, `=` before texts. */
function parse(source: string): Parsed {
  const parsed: Parsed = { pools: new Map(), texts: [], sections: [] };
  let open: { dishes: string[]; texts: string[] } | undefined;
  for (const line of list(source, '\n')) {
    const pool = /^@(\w+): (.*)$/.exec(line);
    const head = /^# (\w+) ([\d.]+)-([\d.]+)(?: (\w+))?: (.*)$/.exec(line);
    if (pool) parsed.pools.set(pool[1] ?? '', list(pool[2] ?? '', '|'));
    else if (head) {
      const [, kind = '', low, high, mark, names = ''] = head;
      open = { dishes: [], texts: [] };
      const only = mark === 'glass' ? null : (mark ?? null);
      const range = { low: Number(low), high: Number(high), byGlass: mark === 'glass' };
      parsed.sections.push({ kind, only, names: list(names, '|'), ...range, ...open });
    } else if (line.startsWith('=')) (open?.texts ?? parsed.texts).push(...list(line.slice(1), ';'));
    else open?.dishes.push(...list(line, ';'));
  }
  return parsed;
}

const common = parse(COMMON);

/** A cuisine of one word file; what it lacks comes from the common words. */
export function createCuisine(source: string): Cuisine {
  const { pools, sections } = parse(source);
  return {
    pools: new Map([...common.pools, ...pools]),
    sections: sections.map((one) => (one.texts.length ? one : { ...one, texts: common.texts })),
  };
}
