import {
  ALLERGENS,
  type AllergenCode,
  formatAllergens,
  parseAllergens,
  statedFree,
} from '@menu-data-service/allergens';
import type { Evidence } from '../../../src/domain/evidence.ts';
import type { EnrichedItem } from '../enrich-item.ts';
import type { Likeness } from './alike-dishes.ts';
import type { KnownDish, TaggedDish } from './known-dish.ts';

/** How sure an estimate is before the kitchen is asked. */
type Sureness = 'strong' | 'weak' | 'none';

/** Share of dishes that contain an allergen, by how sure its estimate is, in kitchens at large; it counts as many dishes as told here. */
const AT_LARGE: Readonly<Record<Sureness, number>> = { strong: 0.85, weak: 0.5, none: 0.12 };
const WORTH = 5;
/** Names must be alike by more than this to say something of each other; what a likeness counts beside the habit of the kitchen. */
const LEAST_LIKE = 0.3;
/** An allergen is shown from here up, and a weak estimate is left out below the other: a missed one is worse than a false one. */
const SHOWN = 0.5;
const LEFT_OUT = 0.22;
const STRONG = 0.9;

/** What a kitchen's declarations say of its other dishes, allergen by allergen. */
export function kitchenAllergens(known: readonly TaggedDish[]) {
  const told = ALLERGENS.map(({ code }) => ({ code, shares: sharesOf(code, known) }));
  return (
    tags: EnrichedItem,
    alike: readonly Likeness[],
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
      const sure = surenessOf(code, tags.evidence);
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

function surenessOf(code: AllergenCode, evidence: readonly Evidence[]): Sureness {
  const own = evidence.find((one) => isOf(one, code) && one.state !== 'likely absent');
  if (!own) return 'none';
  return own.confidence >= STRONG ? 'strong' : 'weak';
}

/** By how sure the estimate was: the share of this kitchen's declared dishes that contain it. */
function sharesOf(code: AllergenCode, known: readonly TaggedDish[]) {
  const dishes = known.filter(({ told }) => told.has(code));
  const share = (sure: Sureness): number => {
    const own = dishes.filter(({ tags }) => surenessOf(code, tags.evidence) === sure);
    const holding = own.filter(({ contains }) => contains.has(code)).length;
    return (holding + WORTH * AT_LARGE[sure]) / (own.length + WORTH);
  };
  return { known: dishes.length, strong: share('strong'), weak: share('weak'), none: share('none') };
}

interface NearDish extends Likeness {
  readonly dish: KnownDish;
}

function nearOnes(code: AllergenCode, known: readonly KnownDish[], alike: readonly Likeness[]): readonly NearDish[] {
  const near = known.flatMap((dish, i) => {
    const like = alike[i];
    return like && like.share > LEAST_LIKE && dish.told.has(code) ? [{ ...like, dish }] : [];
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
