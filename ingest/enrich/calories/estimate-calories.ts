import type { PhraseTrie } from '../lexicon/phrase-trie.ts';
import { COMMA, isBreak } from '../text/tokens.ts';
import type { Portion, PortionTable } from './load-portions.ts';

export interface CalorieEstimate {
  /** kcal of the item as listed; at least 1. */
  readonly kcal: number;
  /** Range that holds the true value in about 80 of 100 items. */
  readonly range: readonly [number, number];
  /** The dish class it rests on; undefined where none was found. */
  readonly phrase: string | undefined;
}

interface Match extends Portion {
  readonly from: number;
  readonly length: number;
}

/** 10th and 90th percentile of true value over estimate: class in the name, class only in the description, no class. */
const SPREAD = { name: [0.5, 1.62], description: [0.45, 2.2], none: [0.2, 1.6] } as const;
const DRINK =
  /latte|cappuccino|flat white|cortado|macchiato|mocha|chocolate|tea|coffee|espresso|americano|juice|water|milk/;
/** These hold their bread, sauce and salad already. */
const WHOLE = /burger|pizza|sandwich|wrap|baguette|panini|toastie|roll|bap|salad|pasta|bowl|curry|soup|butty/;
const NO_BREAD_SIDE = /bowl|breakfast|burger|sandwich/;
const SMALL = new Set(['small', 'half', 'lite', 'light']);
const CHILD = new Set(['children', 'kid', 'mini', 'junior']);
const LARGE = new Set(['large', 'double', 'big']);

function matches(words: readonly string[], table: PhraseTrie<Portion>): Match[] {
  const found: Match[] = [];
  for (let i = 0; i < words.length; ) {
    const hit = table.longest(words, i);
    if (hit) found.push({ ...hit.value, from: i, length: hit.length });
    i += hit?.length ?? 1;
  }
  return found;
}

const largest = (found: readonly Match[]): Match | undefined =>
  found.reduce<Match | undefined>((best, one) => (!best || one.kcal > best.kcal ? one : best), undefined);

/** The class of the head of a name: the last word decides in English, unless it is only a garnish. */
function headClass(found: readonly Match[]): Match | undefined {
  const last = found.at(-1);
  if (!last || last.kcal > 130) return last;
  const phrase = found.filter((one) => one.length > 1).at(-1);
  if (phrase && phrase.kcal > last.kcal) return phrase;
  const best = largest(found);
  return best && best.kcal >= 200 ? best : last;
}

/** Estimates kcal from the words of a name and a description: a dish class, its sides, its size. */
export function estimateCalories(
  name: readonly string[],
  description: readonly string[],
  table: PortionTable,
): CalorieEstimate {
  const cut = name.findIndex((word, i) => i > 0 && (word === 'with' || word === COMMA));
  const head = cut > 0 ? name.slice(0, cut) : name;
  const tail = cut > 0 ? name.slice(cut + 1) : [];
  const named = headClass(matches(head, table.mains)) ?? matches(tail, table.mains)[0];
  const main = named ?? largest(matches(description, table.mains));
  const plainWords = name.filter((word) => !isBreak(word)).length;
  let kcal = main?.kcal ?? (plainWords <= 2 && description.length === 0 ? 150 : 420);
  const weak = !named && main !== undefined;
  if (!(main && main.kcal <= 280 && DRINK.test(main.phrase))) {
    const seen = new Set(main?.phrase.split(' ') ?? []);
    for (const side of [...matches(tail, table.sides), ...matches(description, table.sides)]) {
      if (side.phrase.split(' ').some((word) => seen.has(word))) continue;
      if ((weak && side.from < 2) || kcal < 130) continue;
      if (side.kcal <= 150 && WHOLE.test(main?.phrase ?? '')) continue;
      if (side.kcal === 200 && NO_BREAD_SIDE.test(main?.phrase ?? '')) continue;
      for (const word of side.phrase.split(' ')) seen.add(word);
      kcal += side.kcal * (kcal >= 350 ? 1 : 0.6);
    }
  }
  if (name.some((word) => CHILD.has(word))) kcal *= 0.6;
  else if (name.some((word) => SMALL.has(word))) kcal *= 0.62;
  else if (name.some((word) => LARGE.has(word))) kcal *= 1.25;
  const [low, high] = named ? SPREAD.name : main ? SPREAD.description : SPREAD.none;
  kcal = Math.max(5, Math.round(kcal));
  return { kcal, range: [Math.max(1, Math.round(kcal * low)), Math.round(kcal * high)], phrase: main?.phrase };
}
