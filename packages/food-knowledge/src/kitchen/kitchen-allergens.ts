import {
  ALLERGENS,
  type AllergenCode,
  formatAllergens,
  parseAllergens,
  statedFree,
} from '@menu-data-service/menu-model/allergens';
import type { Evidence } from '@menu-data-service/menu-model/evidence';
import type { EnrichedItem } from '../enrich-item.ts';
import type { Similarity } from './alike-dishes.ts';
import type { KnownDish, TaggedDish } from './known-dish.ts';

type Certainty = 'strong' | 'weak' | 'none';

/** Prior share of dishes that contain an allergen, by confidence of the estimate, in kitchens at large; it weighs as many dishes as `WORTH`. */
const AT_LARGE: Readonly<Record<Certainty, number>> = { strong: 0.85, weak: 0.5, none: 0.12 };
const WORTH = 5;
/** Minimum similarity for one name to say something of another, and the weight of a similar dish beside the kitchen's habit. */
const MIN_LIKE = 0.3;
/** Shares from which an allergen is shown, and below which a weak estimate is left out: a missed one is worse than a false one. */
const SHOWN = 0.5;
const LEFT_OUT = 0.22;
const STRONG = 0.9;

export function kitchenAllergens(known: readonly TaggedDish[]) {
  const told = ALLERGENS.map(({ code }) => ({ code, shares: sharesOf(code, known) }));
  return (
    tags: EnrichedItem,
    alike: readonly Similarity[],
  ): Pick<EnrichedItem, 'allergens' | 'evidence' | 'allergenCodes'> => {
    if (tags.allergensKnown) return tags;
    let { entries } = parseAllergens(tags.allergens);
    const settled = new Set([
      ...entries.filter(({ estimated }) => !estimated).map(({ code }) => code),
      ...tags.evidence.filter(({ state, basis }) => state === 'free' && basis === 'stated').map(({ value }) => value),
    ]);
    let { evidence } = tags;
    for (const { code, shares } of told) {
      if (settled.has(code) || shares.known === 0) continue;
      const sure = certaintyOf(code, tags.evidence);
      const near = nearOnes(code, known, alike);
      const weight = near.reduce((sum, { share }) => sum + share, 0);
      const found = near.reduce((sum, { share, dish }) => sum + (dish.contains.has(code) ? share : 0), 0);
      const chance = (shares[sure] + found) / (1 + weight);
      if (sure === 'none' && chance >= SHOWN) {
        const best = near.find(({ dish }) => dish.contains.has(code));
        entries = [...entries, { code, state: 'contains', estimated: true, kinds: [] }];
        evidence = [...evidence.filter((one) => !isOf(one, code)), reasonFor(code, best, chance)];
      } else if (sure === 'weak' && chance < LEFT_OUT) {
        entries = entries.filter((entry) => entry.code !== code);
        evidence = evidence.filter((one) => !isOf(one, code));
      }
    }
    const allergens = formatAllergens({ entries, known: false }, statedFree(tags.allergens));
    return {
      allergens,
      evidence,
      allergenCodes: ALLERGENS.flatMap(({ code }) => (entries.some((one) => one.code === code) ? [code] : [])),
    };
  };
}

const isOf = ({ field, value, basis }: Evidence, code: AllergenCode): boolean =>
  field === 'allergens' && value === code && basis === 'estimated';

function certaintyOf(code: AllergenCode, evidence: readonly Evidence[]): Certainty {
  const own = evidence.find((one) => isOf(one, code) && one.state !== 'likely absent');
  if (!own) return 'none';
  return own.confidence >= STRONG ? 'strong' : 'weak';
}

function sharesOf(code: AllergenCode, known: readonly TaggedDish[]) {
  const dishes = known.filter(({ told }) => told.has(code));
  const share = (sure: Certainty): number => {
    const own = dishes.filter(({ tags }) => certaintyOf(code, tags.evidence) === sure);
    const holding = own.filter(({ contains }) => contains.has(code)).length;
    return (holding + WORTH * AT_LARGE[sure]) / (own.length + WORTH);
  };
  return { known: dishes.length, strong: share('strong'), weak: share('weak'), none: share('none') };
}

interface NearDish extends Similarity {
  readonly dish: KnownDish;
}

function nearOnes(code: AllergenCode, known: readonly KnownDish[], alike: readonly Similarity[]): readonly NearDish[] {
  const near = known.flatMap((dish, i) => {
    const like = alike[i];
    return like && like.share > MIN_LIKE && dish.told.has(code) ? [{ ...like, dish }] : [];
  });
  return near.toSorted((a, b) => b.share - a.share);
}

function reasonFor(code: AllergenCode, best: NearDish | undefined, chance: number): Evidence {
  const name = ALLERGENS.find((one) => one.code === code)?.name.toLowerCase() ?? code;
  const rule = best
    ? `this kitchen's other ${best.word} contains ${name}`
    : `most dishes that this kitchen declares contain ${name}`;
  const confidence = Number(chance.toFixed(2));
  return {
    field: 'allergens',
    value: code,
    basis: 'estimated',
    words: best?.dish.name ?? '',
    rule,
    confidence,
    state: 'contains',
  };
}
