import type { Evidence } from '@menu-data-service/menu-model/evidence';
import { DENIAL, type Diet, type DietStatements } from './diet-statements.ts';
import { type DietClaim, distrustedClaim } from './distrusted-claims.ts';
import type { ItemFacts } from './read-item.ts';
import type { DietFinding } from './reading/text-facts.ts';

export interface Judgement {
  readonly holds: boolean | undefined;
  readonly ofHeading: boolean;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
  readonly claims: readonly DietClaim[];
}

export const truncateQuote = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}…` : text);

/**
 * Judges a diet by the legend first, then the item's own text, then its section. A denial beats a statement, and so does a named ingredient.
 * @param impliedBy the diet that implies this one
 * @param against named ingredients that the diet leaves out
 */
export function judgeDiet(
  item: ItemFacts,
  diet: Diet,
  impliedBy: Diet | undefined,
  against: () => DietFinding | undefined,
): Judgement {
  const own = believedWords(item, diet);
  const implied = impliedBy === undefined || own.words !== undefined ? NOTHING_SAID : believedWords(item, impliedBy);
  const words = own.words ?? implied.words;
  const { ofHeading } = own.words === undefined ? implied : own;
  const review = [...own.review, ...implied.review];
  const claims = (contradicted: boolean): DietClaim[] =>
    own.words === undefined ? [] : [{ diet, words: own.words, contradicted }];
  const told = (holds: boolean, basis: Evidence['basis'], said: string, rule: string, confidence: number) =>
    [{ field: diet, value: String(holds), basis, words: truncateQuote(said), rule, confidence }] as const;

  const no = denialOf(item, diet);
  if (no !== undefined) {
    const clash =
      words === undefined ? [] : [`${diet}: stated ("${truncateQuote(words)}") and denied ("${truncateQuote(no)}")`];
    const evidence = told(false, 'stated', no, 'stated', 0.98);
    return { holds: false, ofHeading, evidence, review: [...review, ...clash], claims: claims(true) };
  }
  if (words === undefined) return { holds: undefined, ofHeading, evidence: [], review, claims: [] };
  const named = against();
  if (named === undefined) {
    const evidence = told(true, 'stated', words, 'stated', 0.97);
    return { holds: true, ofHeading, evidence, review, claims: claims(false) };
  }
  review.push(`${diet}: stated ("${truncateQuote(words)}"), but "${truncateQuote(named.words)}" is named`);
  const evidence = told(false, 'estimated', named.words, 'clash with a named ingredient', 0.6);
  return { holds: false, ofHeading, evidence, review, claims: claims(true) };
}

interface Said {
  readonly words: string | undefined;
  readonly ofHeading: boolean;
  readonly review: readonly string[];
}

const NOTHING_SAID: Said = { words: undefined, ofHeading: false, review: [] };

function believedWords(item: ItemFacts, diet: Diet): Said {
  const review: string[] = [];
  for (const { words, ofHeading } of sayings(item, diet)) {
    const doubted = distrustedClaim(item.input.distrusted ?? [], diet, words);
    if (!doubted) return { words, ofHeading, review };
    const { items, contradictions } = doubted;
    const why = `${contradictions} of the ${items} dishes it is said of contradict it`;
    review.push(`${diet}: stated ("${truncateQuote(words)}"), but not believed, because ${why}`);
  }
  return { words: undefined, ofHeading: false, review };
}

function sayings(
  { stated, nameDiets, descriptionDiets, sectionDiets }: ItemFacts,
  diet: Diet,
): { words: string; ofHeading: boolean }[] {
  const ofLegend = stated[diet] === true ? (stated.words?.[diet] ?? diet) : undefined;
  const ofSection = isWeakened(diet, [sectionDiets, nameDiets, descriptionDiets]) ? undefined : sectionDiets[diet];
  const own = [ofLegend, nameDiets[diet], descriptionDiets[diet]];
  return [...own, ofSection].flatMap((words, i) => (words === undefined ? [] : { words, ofHeading: i === own.length }));
}

/** A section "Vegan & vegetarian", or a dish below "Vegan" that calls itself vegetarian, states only vegetarian. */
function isWeakened(diet: Diet, texts: readonly DietStatements[]): boolean {
  return diet === 'vegan' && texts.some(({ vegetarian }) => vegetarian !== undefined);
}

function denialOf({ stated, nameDiets, descriptionDiets }: ItemFacts, diet: Diet): string | undefined {
  if (stated[diet] === false) return stated.words?.[diet] ?? `not ${diet}`;
  return nameDiets[DENIAL[diet]] ?? descriptionDiets[DENIAL[diet]];
}
