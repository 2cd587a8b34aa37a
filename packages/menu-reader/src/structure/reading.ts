import { type DraftItem, type DraftMenu, itemsOf } from '../draft-menu.ts';
import type { TextPage } from '../read/positioned-text.ts';
import type { FoundLine } from '../taught-line.ts';
import { draftMenus } from './assemble/draft-menus.ts';
import { type GatheredMenus, gatherMenus, type LabelledUnit } from './assemble/gather-menus.ts';
import type { OpenMenu } from './assemble/open-menu.ts';
import { type Coherence, coherence } from './review/coherence.ts';
import type { ItemOrigin } from './review/document-to-review.ts';
import type { UnitFeatures } from './roles/features.ts';
import type { Role } from './roles/role.ts';
import { legendsAmong, readLegend } from './stated/legend.ts';
import { wideStatements } from './stated/wide-statements.ts';
import type { LeftOut } from './step.ts';
import { isLegendEntry, isNotePhrase } from './text/note-phrases.ts';
import type { Unit } from './units/unit.ts';

export interface UnitsToRead {
  readonly units: readonly Unit[];
  readonly pricesFirst: boolean;
  /** Texts that are no part of the menu and may yet explain its codes: the foot of a web page. */
  readonly otherTexts?: readonly string[];
  /** Whole lines as printed, where units lose the order of codes and their meanings. */
  readonly lineTexts?: readonly string[];
  /** Units have places on a page. */
  readonly boxes: boolean;
  /** Steps to do without. */
  readonly leftOut: LeftOut;
}

/** Units with their roles, unit by unit; lists of one length. */
export interface LabelledUnits {
  readonly features: readonly UnitFeatures[];
  readonly roles: readonly Role[];
  /** How far each role is above the best other, as logarithms of odds. */
  readonly margins: readonly number[];
}

/** Units put together. */
export interface DraftedReading extends LabelledUnits {
  readonly units: readonly Unit[];
  readonly menus: readonly DraftMenu[];
  readonly notes: readonly string[];
  readonly coherence: Coherence;
  /** What each item was put together from. */
  readonly origins: ReadonlyMap<DraftItem, ItemOrigin>;
}

/** One way to understand the units of a document. */
export interface Reading extends DraftedReading {
  /** The menus of all ways that were tried, this one among them. */
  readonly ways: readonly (readonly DraftMenu[])[];
  /** What a person said of lines, as far as it was found. */
  readonly taught: readonly FoundLine[];
}

/** The reading of a whole document, with the pages that it was read from; none for a web page. */
export interface DocumentReading extends Reading {
  readonly pages: readonly TextPage[];
}

/** Units with their roles as they are put together, and the menus that come of it. */
export interface GatheredReading extends GatheredMenus {
  readonly labelled: readonly LabelledUnit[];
}

/** Puts labelled units together in the order of reading. */
export function gatherReading({ units, pricesFirst }: UnitsToRead, labels: LabelledUnits): GatheredReading {
  const { features, roles, margins } = labels;
  const labelled = units.flatMap((unit, i) => {
    const [role, own] = [roles[i], features[i]];
    return role && own ? [{ unit, role, features: own, margin: margins[i] ?? 0 }] : [];
  });
  return { ...gatherMenus(labelled, pricesFirst), labelled };
}

/** The reading that comes of gathered menus. */
export function draftReading(input: UnitsToRead, labels: LabelledUnits, gathered: GatheredMenus): DraftedReading {
  const { units } = input;
  const { roles, margins } = labels;
  const texts = legendTexts(input);
  const legend = readLegend(texts, wideStatements([...gathered.notes, ...texts]));
  const drafts = draftMenus(gathered.menus, { legend, boxes: input.boxes, leftOut: input.leftOut });
  const menus = isMenu(drafts.menus) ? drafts.menus : [];
  return {
    ...labels,
    units,
    menus,
    origins: drafts.origins,
    notes: gathered.notes,
    coherence: coherence(menus, units, margins, {
      brokenDescriptions: brokenDescriptions(gathered.menus),
      strayDescriptions: strayDescriptions(units, roles),
    }),
  };
}

/** Texts that could explain codes or speak of all dishes. */
function legendTexts({ units, lineTexts, otherTexts }: UnitsToRead): string[] {
  const texts = [...(lineTexts ?? units.map((unit) => [unit.rawText, ...unit.codes].join(' '))), ...(otherTexts ?? [])];
  return [...texts.filter(mayBeLegend), ...legendsAmong(texts)];
}

const mayBeLegend = (text: string): boolean =>
  isLegendEntry(text) ||
  isNotePhrase(text) ||
  /\ball (?:of )?(?:our|the|dishes|food|meat)\b|\b100\s?%|halal|(?:(?:vegan|vegetarian|gluten|dairy|spicy|nuts).*){2}/i.test(
    text,
  );

/** Fewer dishes without any price are not enough to take a text for a menu. */
const FEWEST_UNPRICED = 3;

function isMenu(menus: readonly DraftMenu[]): boolean {
  const items = itemsOf(menus);
  return items.length >= FEWEST_UNPRICED || items.some((item) => item.prices.length);
}

/** Share of items whose description begins anew twice or more: likely several dishes in one. */
function brokenDescriptions(menus: readonly OpenMenu[]): number {
  const items = itemsOf(menus);
  return items.filter((item) => item.breaks >= 2).length / Math.max(1, items.length);
}

/** A line so much further from the line above than from that below belongs to the one below. */
const STRAY = 1.4;

/** Share of dishes under a description that is close over them and far from the dish it was given to. */
function strayDescriptions(units: readonly Unit[], roles: readonly Role[]): number {
  const stray = units.filter((unit, i) => {
    const next = units[i + 1];
    if (roles[i] !== 'description' || roles[i + 1] !== 'item' || unit.sameLine || next?.sameLine) return false;
    return next?.block === unit.block && unit.gap > STRAY * next.gap;
  });
  return stray.length / Math.max(1, roles.filter((role) => role === 'item').length);
}
