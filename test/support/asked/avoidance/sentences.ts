import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { createRandom } from '@menu-data-service/seeded-random';

export interface AvoidanceGrammar {
  /** Names of allergens with their meaning. */
  readonly allergens: readonly (readonly [name: string, codes: readonly AllergenCode[]])[];
  /** Between two of a list. */
  readonly and: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Dishes searched for in addition; empty for nothing. */
  readonly dishes: readonly string[];
  readonly orders: readonly ((parts: { readonly dish: string; readonly avoided: string }) => string)[];
}

export interface AvoidingSentence {
  readonly typed: string;
  readonly codes: readonly AllergenCode[];
  /** Words of the allergens, which must not be searched for. */
  readonly names: readonly string[];
}

/** Generates sentences of a grammar, the same for the same seed: every frame with every allergen first, then lists of two and three. */
export function avoidingSentences(grammar: AvoidanceGrammar, count: number, seed: number): readonly AvoidingSentence[] {
  const random = createRandom(seed);
  const frames = [
    ...grammar.before.map((words) => (list: string) => `${words} ${list}`),
    ...grammar.after.map(
      (words) => (list: string) => (words.startsWith('-') ? `${list}${words}` : `${list} ${words.trim()}`),
    ),
  ];
  const sentences: AvoidingSentence[] = [];
  for (let number = 0; number < count; number += 1) {
    const frame = frames[number % frames.length] as (typeof frames)[number];
    const first = grammar.allergens[Math.floor(number / frames.length) % grammar.allergens.length];
    const more = random.pick([0, 0, 0, 1, 1, 2]);
    const listed = [first, ...Array.from({ length: more }, () => random.pick(grammar.allergens))].filter(
      (one) => one !== undefined,
    );
    const and = random.pick(grammar.and);
    const avoided = frame(listed.map(([name]) => name).join(and));
    const typed = random
      .pick(grammar.orders)({ dish: random.pick(grammar.dishes), avoided })
      .trim();
    sentences.push({
      typed,
      codes: [...new Set(listed.flatMap(([, codes]) => codes))],
      names: listed.map(([name]) => name),
    });
  }
  return sentences;
}
