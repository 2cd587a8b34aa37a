import type { ItemFacts } from '../read-item.ts';
import { COMMA, isBreak, OPEN, STOP } from '../text/tokens.ts';
import { countedMatches, type PortionMatch } from './counted-matches.ts';
import type { PortionTable } from './load-portions.ts';
import { sizeFactor } from './size-factor.ts';

interface CalorieEstimate {
  readonly kcal: number;
  /** Range that contains the true value of about 80 items in 100. */
  readonly range: readonly [number, number];
  readonly phrase: string | undefined;
}

/**
 * Percentiles of true value over estimate, with and without a dish class, by the size of the estimate in kcal: from 2,465 dishes of 36 chains
 * (ryanashcraft/restaurant-nutrition-data at 7df5413, MIT). The range holds 85 % of them, because it holds only 81 % of the dishes of a chain
 * that was left out.
 */
const SPREAD = {
  found: [
    { upTo: 150, low: 0.5, high: 13.7 },
    { upTo: 400, low: 0.32, high: 4.2 },
    { upTo: Number.POSITIVE_INFINITY, low: 0.3, high: 2.3 },
  ],
  none: [
    { upTo: 150, low: 0.4, high: 6.1 },
    { upTo: Number.POSITIVE_INFINITY, low: 0.17, high: 2.4 },
  ],
} as const;
const DRINK =
  /latte|cappuccino|flat white|cortado|macchiato|mocha|chocolate|tea|coffee|espresso|americano|juice|water|milk/;
/** The kcal of these include their bread, sauce and salad. */
const WHOLE =
  /burger|pizza|sandwich|wrap|baguette|panini|toastie|roll|bap|salad|pasta|bowl|curry|soup|butty|benedict|royale/;
const NO_BREAD_SIDE = /bowl|breakfast|burger|sandwich|toast/;
/** Dishes that are the sum of what the description lists. */
const ASSEMBLED = /breakfast|fry up|english|platter|sharer|sharing board/;
/** A name that ends in one of these, without an "and", is the sauce itself. */
const SAUCE = /sauce|dip|gravy|dressing|mayo|butter|ketchup|chutney|relish$/;
const PIECES = /sausage|egg|bacon|gravy/;
const HOLDS_PIECES = /mash|banger|toad|benedict|royale|florentine|grill/;
const STEAK = /steak|sirloin|rump|ribeye|rib eye|gammon|fillet/;
const KCAL_AN_OUNCE = 56;
/** Maximum kcal of a garnish. A name that ends in one is judged by its other words first. */
const GARNISH = 180;
/** A class of at most this many kcal may be a filling or topping. */
const FILLING = 400;
/** kcal without a class: a drink or a bare short name, and anything else. */
const UNKNOWN_SMALL = 150;
const UNKNOWN_DISH = 420;
const UNNAMED_PIZZA: PortionMatch = { phrase: 'pizza', kcal: 1000, from: 0, words: 1, usualSide: 0 };
const USUAL_PIZZA_INCHES = 12;

/** Added to the dish named with it: "Fishcake and chips". */
const STARCH = /^(?:chip|fries|french fries|wedge|mash|rice|boiled rice|pilau rice|noodle)$/;

/** Headings that give their class to the fillings and toppings below them. */
const FILLED =
  /sandwich|wrap|baguette|panini|toastie|bap|cob|roll|bagel|burger|pizza|jacket potato|baked potato|oatcake|curry|balti|omelette|pasta|burrito|taco|hot dog/;

/**
 * A plate with its sides. Menus in other languages name all parts of a plate, and few of these have a class: the median of 935 plates of a
 * German canteen (muety/kit-mensa-scraper, MIT) is 681.
 */
const PLATE = 700;
const JOINS_TAIL = new Set(['with', 'in', OPEN, STOP]);
const JOINS = new Set(['with', 'and', 'in', COMMA]);
const MANY_WORDS = 4;
/** Not plates, however many parts they name; words of other languages where the vocabularies keep them. */
const NO_PLATE =
  /pudding|custard|cake|ice cream|yoghurt|quark|fruit|compote|pastry|dessert|mousse|porridge|drink|juice|sala[dt]|sałat|soup|suppe|sopa|zup/;

export function estimateCalories(item: ItemFacts, drink: boolean, table: PortionTable): CalorieEstimate {
  const { words: name } = item.name.tokens;
  const { words: description } = item.description.tokens;
  const { head, tail } = headOf(name);
  const inName = classInName(head, tail, table);
  const pizza = isUnnamedPizza(inName, description);
  const named = pizza ? UNNAMED_PIZZA : (sectionClass(inName, item.section.tokens.words, table) ?? inName);
  const main = named ?? weighedSteak(name) ?? largest(countedMatches(description, table.mains));
  const plainWords = name.filter((word) => !isBreak(word)).length;
  const base =
    measured(name, main) ??
    main?.kcal ??
    (drink || (plainWords <= 2 && description.length === 0) ? UNKNOWN_SMALL : UNKNOWN_DISH);
  const size = sizeFactor(name);
  const parts = ASSEMBLED.test(main?.phrase ?? '') ? countedMatches(description, table.sides) : [];
  const kcal =
    parts.length >= 4
      ? parts.reduce((sum, part) => sum + part.kcal, 0)
      : (base + sidesOf(main, base, !named, tail, pizza ? [] : description, table)) * size;
  const plate = item.translated && !drink && kcal < PLATE * size && namesPlate(name, main);
  const whole = plate ? PLATE * size : Math.max(5, Math.round(kcal));
  const { low, high } = SPREAD[main ? 'found' : 'none'].find(({ upTo }) => whole <= upTo) ?? SPREAD.none[1];
  return {
    kcal: whole,
    range: [Math.max(1, Math.round(whole * low)), Math.round(whole * high)],
    phrase: plate ? 'plate' : main?.phrase,
  };
}

function headOf(name: readonly string[]): { readonly head: readonly string[]; readonly tail: readonly string[] } {
  const cut = name.findIndex((word, i) => i > 0 && JOINS_TAIL.has(word));
  return cut > 0 ? { head: name.slice(0, cut), tail: name.slice(cut + 1) } : { head: name, tail: [] };
}

function classInName(head: readonly string[], tail: readonly string[], table: PortionTable): PortionMatch | undefined {
  const found = headClass(countedMatches(head, table.mains), head.includes('and') || head.includes(COMMA));
  if (found && !isUnknownHead(head, found)) return found;
  // Company of an unknown dish is not the dish: "Favourite (white bread)".
  return countedMatches(tail, table.mains).find(({ kcal }) => kcal > GARNISH);
}

function namesPlate(name: readonly string[], main: PortionMatch | undefined): boolean {
  const join = name.findIndex((word) => JOINS.has(word));
  const head = join < 0 ? name : name.slice(0, join);
  const kind = `${main?.phrase} ${head.join(' ')}`;
  if (NO_PLATE.test(kind) || (main && DRINK.test(main.phrase))) return false;
  return join >= 0 || name.filter((word) => !isBreak(word)).length >= MANY_WORDS;
}

/** Class of a name. In English its last word decides; where that is only a garnish, the largest class or the sum does. */
function headClass(found: readonly PortionMatch[], joined: boolean): PortionMatch | undefined {
  const last = found.at(-1);
  const beside = joined && last && STARCH.test(last.phrase) ? largest(found.slice(0, -1)) : undefined;
  if (last && beside && beside.kcal > GARNISH) return { ...beside, kcal: beside.kcal + last.kcal, usualSide: 0 };
  if (!last || last.kcal > GARNISH || (SAUCE.test(last.phrase) && !joined)) return last;
  const best = largest(found);
  if (best && best.kcal > GARNISH) return best;
  return { ...last, kcal: found.reduce((sum, one) => sum + one.kcal, 0) };
}

const largest = (found: readonly PortionMatch[]): PortionMatch | undefined =>
  found.reduce<PortionMatch | undefined>((best, one) => (!best || one.kcal > best.kcal ? one : best), undefined);

/** "Mushroom thing": a garnish before an unknown noun says little about the dish. */
function isUnknownHead(head: readonly string[], { kcal, from, words }: PortionMatch): boolean {
  return kcal <= GARNISH && head.length - (from + words) === 1 && /^[a-z]{3,}$/.test(head.at(-1) ?? '');
}

/** An item named after its toppings whose description begins with mozzarella is a pizza. */
function isUnnamedPizza(named: PortionMatch | undefined, description: readonly string[]): boolean {
  return (named === undefined || named.kcal <= GARNISH) && description[0] === 'mozzarella' && description.length > 1;
}

/** Class of the section where the name lists only fillings: "Cheese and Beans" below "Jacket Potatoes". */
function sectionClass(
  named: PortionMatch | undefined,
  section: readonly string[],
  table: PortionTable,
): PortionMatch | undefined {
  if (named && (named.kcal > FILLING || FILLED.test(named.phrase))) return undefined;
  // A heading that names several things ("Burgers & Sides") does not say which of them an item is.
  const found = countedMatches(section, table.mains);
  const parts = 1 + section.filter((word) => word === 'and' || isBreak(word)).length;
  return found.length === parts && found.every(({ phrase }) => FILLED.test(phrase)) ? found[0] : undefined;
}

/** "8oz Fillet": a cut of no class of its own, by its weight. */
function weighedSteak(name: readonly string[]): PortionMatch | undefined {
  const at = name.findIndex((word) => STEAK.test(word));
  const isWeighed = name.some(
    (word, i) => /^\d{1,2}oz$/.test(word) || (/^\d{1,2}$/.test(word) && name[i + 1] === 'oz'),
  );
  return at < 0 || !isWeighed
    ? undefined
    : { phrase: name[at] ?? '', kcal: UNKNOWN_DISH, from: at, words: 1, usualSide: 0 };
}

/** kcal by a size in the name: ounces of a steak, inches of a pizza. */
function measured(name: readonly string[], main: PortionMatch | undefined): number | undefined {
  if (!main) return undefined;
  for (const [i, word] of name.entries()) {
    const ounces = /^(\d{1,2})oz$/.exec(word) ?? (name[i + 1] === 'oz' ? /^(\d{1,2})$/.exec(word) : null);
    if (ounces && STEAK.test(main.phrase)) return Number(ounces[1]) * KCAL_AN_OUNCE;
    const inches =
      (name[i + 1] === 'inch' || name[i + 1] === COMMA) && /^\d{1,2}$/.test(word) ? Number(word) : undefined;
    if (inches && inches >= 6 && inches <= 20 && main.phrase === 'pizza')
      return main.kcal * (inches / USUAL_PIZZA_INCHES) ** 2;
  }
  return undefined;
}

function isIncluded({ phrase, kcal }: PortionMatch, main: string): boolean {
  if (kcal <= 180 && WHOLE.test(main)) return true;
  if (kcal <= 200 && NO_BREAD_SIDE.test(main)) return true;
  return PIECES.test(phrase) && HOLDS_PIECES.test(main);
}

function sidesOf(
  main: PortionMatch | undefined,
  base: number,
  weak: boolean,
  tail: readonly string[],
  description: readonly string[],
  table: PortionTable,
): number {
  const phrase = main?.phrase ?? '';
  if (base < 130 || (main && base <= 280 && DRINK.test(phrase))) return 0;
  const seen = new Set(phrase.split(' '));
  let sum = 0;
  // "Chips or mash" is one side.
  const listed = [tail, description].flatMap((words) =>
    countedMatches(words, table.sides).filter(({ from }) => words[from - 1] !== 'or'),
  );
  for (const side of listed) {
    const words = side.phrase.split(' ');
    if (words.some((word) => seen.has(word)) || (weak && side.from < 2)) continue;
    if (isIncluded(side, phrase)) continue;
    for (const word of words) seen.add(word);
    sum += side.kcal * (base >= 350 ? 1 : 0.6);
  }
  return sum > 0 ? sum : (main?.usualSide ?? 0);
}
