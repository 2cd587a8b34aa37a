import type { DraftItem, DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import { median } from '../../median.ts';
import { isHeavy, styleClass } from '../roles/document-facts.ts';
import { ROLE_NAMES, type Role } from '../roles/role.ts';
import { endsOpen, isCapitals } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { agreement } from './agreement.ts';
import type { Coherence } from './coherence.ts';
import { DOCUMENT_FEATURES } from './document-features.ts';
import type { DocumentToReview, ItemOrigin } from './document-to-review.ts';
import { valuesOf } from './feature.ts';
import { ITEM_FEATURES } from './item-features.ts';
import { type ItemToReview, itemsToReview } from './item-to-review.ts';
import { hasLettersApart } from './letters-apart.ts';
import { probabilityOf } from './logistic-model.ts';
import { REVIEW_MODELS } from './review-models.ts';
import { share } from './shares.ts';

export interface ReviewedDocument {
  readonly menus: DraftMenu[];
  /** Probability, 0 to 1, that more than about one dish in ten is missing or wrong (an item F1 below 0.9). */
  readonly doubt: number;
  /** Reasons why a person should look at the document; empty where its doubt is below the gate. */
  readonly review: string[];
}

/** Marks dishes and documents for review, from probabilities that were calibrated on labelled documents. */
export function reviewDocument(document: DocumentToReview): ReviewedDocument {
  const { menus, coherence, ways } = document;
  const toReview = itemsToReview(document);
  const broken = new Set(toReview.filter(({ item }) => hasLettersApart(`${item.name} ${item.description ?? ''}`)));
  const isBroken = broken.size >= MIN_BROKEN;
  const dishes = toReview.map((dish) => {
    const doubt = probabilityOf(REVIEW_MODELS.item, valuesOf(ITEM_FEATURES, dish));
    const review = itemReasons(dish, doubt >= REVIEW_MODELS.item.gate);
    if (isBroken && broken.has(dish)) review.push('letters of its words are set apart');
    return { item: dish.item, reviewed: { ...dish.item, doubt, review: [...dish.item.review, ...review] } };
  });
  const reviewed = new Map(dishes.map((dish) => [dish.item, dish.reviewed]));
  const doubt = dishes.length ? probabilityOf(REVIEW_MODELS.document, valuesOf(DOCUMENT_FEATURES, document)) : 1;
  const doubted = share(dishes, (dish) => dish.reviewed.doubt >= REVIEW_MODELS.item.gate);
  return {
    menus: menus.map((menu) => ({
      ...menu,
      sections: menu.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => reviewed.get(item) ?? item),
      })),
    })),
    doubt,
    review: documentReview(),
  };

  function documentReview(): string[] {
    if (!dishes.length) return ['no dishes were found'];
    const [first] = broken;
    const apart = isBroken && first ? [`letters of words are set apart, as in "${first.item.name}"`] : [];
    if (doubt < REVIEW_MODELS.document.gate) return apart;
    return [...apart, ...documentReasons(coherence, agreement(menus, ways), doubted, doubtfulLines(document))];
  }
}

/** A font that sets letters apart does so more than once; "T bone" alone does not. */
const MIN_BROKEN = 2;
const ORPHANS = 0.12;
const UNNAMED = 0.3;
const DOUBTED = 0.3;
const DISAGREED = 0.85;

/**
 * Likely faults of a doubtful document: those that weigh most, or that nothing stands out.
 *
 * @param agreed agreement of all ways to read it, 0 to 1
 * @param doubted share of its dishes that are doubtful by themselves
 * @param lines lines to look at first
 */
export function documentReasons(coherence: Coherence, agreed: number, doubted: number, lines: string | null): string[] {
  const reasons: (string | false | null)[] = [
    lines,
    agreed < DISAGREED && 'the columns could be read in more than one way',
    coherence.withPrices && coherence.orphanPrices > ORPHANS && 'some prices belong to no dish',
    doubted > DOUBTED && 'many dishes have doubts of their own',
    coherence.withPrices && coherence.pricedItems < 0.8 && 'several dishes have no price',
    coherence.oddNames > 0.1 && 'several names do not look like names of dishes',
    coherence.brokenDescriptions > 0.05 && 'some descriptions may hold other dishes',
    coherence.unnamed > UNNAMED && 'many dishes stand under no heading',
    coherence.singles > 0.3 && 'many sections hold one dish only',
    !lines && coherence.smallMargins > 0.08 && 'many lines could be read in more than one way',
    !coherence.withPrices && 'there are few prices to tell dishes by',
  ];
  const found = reasons.filter((reason) => typeof reason === 'string');
  return found.length ? found : ['the layout could not be read with certainty'];
}

/** Characters below this confidence are wrong in three of ten cases. */
const SURE = 0.9;
const SMALL_MARGIN = 0.7;
const LONG_NAME = 70;
const LONG_DESCRIPTION = 350;
const HIGH_PRICE = 250;
const HIGH_CALORIES = 3000;

/** Reasons why a person should look at one dish: its oddities, and if the dish is `doubted`, likely faults. */
export function itemReasons({ item, origin, section, together }: ItemToReview, doubted: boolean): string[] {
  const found = [...oddities(item, origin)];
  if (!doubted) return found;
  const { name, description } = item;
  const reasons: (string | false)[] = [
    origin.margin < SMALL_MARGIN && 'it is not sure that this is a dish',
    name.length > LONG_NAME && 'the name is very long',
    name.length < 3 && 'the name is very short',
    endsOpen(name) && 'the name seems to break off',
    (origin.breaks >= 2 || (description?.length ?? 0) > LONG_DESCRIPTION) && 'the description may hold other dishes',
    item.price === 0 && together.priced > 0.5 && 'it has no price, and most dishes have one',
    !section.name && 'it stands under no heading',
  ];
  const named = [...found, ...reasons.filter((reason) => reason !== false)];
  return named.length ? named : ['the name, the price or the heading may be wrong'];
}

function oddities({ price, stated }: DraftItem, { units, priceLeftOut }: ItemOrigin): string[] {
  const confidence = Math.min(1, ...units.map((unit) => unit.confidence));
  const reasons: (string | false)[] = [
    priceLeftOut && price === 0 && 'a price stands near, and it is not sure that it is its own',
    price > HIGH_PRICE && 'the price is very high',
    (stated.calories ?? 0) > HIGH_CALORIES && 'the calories are very high',
    confidence < SURE && 'not all letters could be read with certainty',
  ];
  return reasons.filter((reason) => reason !== false);
}

type Labelled = Pick<DocumentToReview, 'units' | 'roles' | 'margins'>;

interface Lines {
  readonly role: Role;
  readonly units: Unit[];
  wrong: number;
}

const MIN_WRONG = 1;
const MIN_LINES = 3;
const SMALL = 0.9;
const LARGE = 1.15;
const MAX_EXAMPLE_LENGTH = 40;

/** Describes the lines of the look and role with the most likely misreadings; null where none stands out. */
export function doubtfulLines(document: Labelled): string | null {
  const worst = linesByLook(document).reduce<Lines | null>(
    (one, other) => (other.wrong > (one?.wrong ?? MIN_WRONG) ? other : one),
    null,
  );
  const [first] = worst?.units ?? [];
  if (!worst || !first) return null;
  const size = first.size / (median(document.units.filter(({ text }) => text).map((unit) => unit.size)) || first.size);
  const look = [size < SMALL && 'small', size > LARGE && 'large', isHeavy(first) && 'bold', first.italic && 'slanted'];
  const lines = [...look.filter((word) => word !== false), 'lines'].join(' ');
  const capitals = isCapitals(first.text) ? ' in capitals' : '';
  const example = first.text.length > MAX_EXAMPLE_LENGTH ? `${first.text.slice(0, MAX_EXAMPLE_LENGTH)}…` : first.text;
  return `${worst.units.length} ${lines}${capitals}, such as "${example}", were read as "${ROLE_NAMES[worst.role]}" and may be something else`;
}

function linesByLook({ units, roles, margins }: Labelled): Lines[] {
  const groups = new Map<string, Lines>();
  units.forEach((unit, i) => {
    const role = roles[i];
    if (!unit.text || !role) return;
    const key = `${styleClass(unit)}|${role}`;
    const lines = groups.get(key) ?? { role, units: [], wrong: 0 };
    groups.set(key, lines);
    lines.units.push(unit);
    lines.wrong += 1 / (1 + Math.exp(margins[i] ?? 0));
  });
  return [...groups.values()].filter((lines) => lines.units.length >= MIN_LINES);
}
