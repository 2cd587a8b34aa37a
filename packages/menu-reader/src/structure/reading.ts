import { type DraftItem, type DraftMenu, itemsOf } from '@menu-data-service/menu-model/draft-menu';
import { menuWideWarnings } from '@menu-data-service/menu-model/every-dish';
import type { FoundLine } from '@menu-data-service/menu-model/taught-line';
import type { TextPage } from '../read/positioned-text.ts';
import { draftMenus } from './assemble/draft-menus.ts';
import { type GatheredMenus, gatherMenus, type LabelledUnit } from './assemble/gather-menus.ts';
import type { OpenMenu } from './assemble/open-menu.ts';
import { type Coherence, coherence } from './review/coherence.ts';
import type { ItemOrigin } from './review/document-to-review.ts';
import type { UnitFeatures } from './roles/features.ts';
import type { Role } from './roles/role.ts';
import { legendsAmong } from './stated/legend.ts';
import { menuWideStatements } from './stated/menu-wide-statements.ts';
import { readLegend } from './stated/read-legend.ts';
import type { LeftOut } from './step.ts';
import { isLegendEntry, isNotePhrase } from './text/note-phrases.ts';
import type { Unit } from './units/unit.ts';

export interface UnitsToRead {
  readonly units: readonly Unit[];
  readonly pricesFirst: boolean;
  /** Texts outside the menu that may explain its codes: the foot of a web page. */
  readonly otherTexts?: readonly string[];
  /** Whole lines as printed, where units lose the order of codes and their meanings. */
  readonly lineTexts?: readonly string[];
  readonly boxes: boolean;
  readonly leftOut: LeftOut;
}

export interface LabelledUnits {
  readonly features: readonly UnitFeatures[];
  readonly roles: readonly Role[];
  readonly margins: readonly number[];
}

export interface DraftedReading extends LabelledUnits {
  readonly units: readonly Unit[];
  readonly menus: readonly DraftMenu[];
  readonly notes: readonly string[];
  readonly coherence: Coherence;
  readonly origins: ReadonlyMap<DraftItem, ItemOrigin>;
}

export interface Reading extends DraftedReading {
  readonly ways: readonly (readonly DraftMenu[])[];
  readonly taught: readonly FoundLine[];
}

export interface DocumentReading extends Reading {
  readonly pages: readonly TextPage[];
}

export interface GatheredReading extends GatheredMenus {
  readonly labelled: readonly LabelledUnit[];
}

export function gatherReading({ units, pricesFirst }: UnitsToRead, labels: LabelledUnits): GatheredReading {
  const { features, roles, margins } = labels;
  const labelled = units.flatMap((unit, i) => {
    const [role, own] = [roles[i], features[i]];
    return role && own ? [{ unit, role, features: own, margin: margins[i] ?? 0 }] : [];
  });
  return { ...gatherMenus(labelled, pricesFirst), labelled };
}

export function draftReading(input: UnitsToRead, labels: LabelledUnits, gathered: GatheredMenus): DraftedReading {
  const { units } = input;
  const { roles, margins } = labels;
  const texts = legendTexts(input);
  const legend = readLegend(texts, menuWideStatements([...gathered.notes, ...texts]));
  const drafts = draftMenus(gathered.menus, { legend, boxes: input.boxes, leftOut: input.leftOut });
  const menus = isMenu(drafts.menus) ? drafts.menus : [];
  return {
    ...labels,
    units,
    menus,
    origins: drafts.origins,
    notes: [
      ...gathered.notes,
      ...menuWideWarnings(input.otherTexts ?? []).filter((text) => !gathered.notes.includes(text)),
    ],
    coherence: coherence(menus, units, margins, {
      brokenDescriptions: brokenDescriptions(gathered.menus),
      strayDescriptions: strayDescriptions(units, roles),
    }),
  };
}

function legendTexts({ units, lineTexts, otherTexts }: UnitsToRead): string[] {
  const texts = [...(lineTexts ?? units.map((unit) => [unit.rawText, ...unit.codes].join(' '))), ...(otherTexts ?? [])];
  return [...texts.filter(mayBeLegend), ...legendsAmong(texts)];
}

const mayBeLegend = (text: string): boolean =>
  isLegendEntry(text) ||
  isNotePhrase(text) ||
  /\ball (?:of )?(?:our|the|dishes|food|meat)\b|\b100\s?%|halal/i.test(text) ||
  [...text.matchAll(/vegan|vegetarian|gluten|dairy|spicy|nuts/gi)].length > 1;

const MIN_UNPRICED = 3;

function isMenu(menus: readonly DraftMenu[]): boolean {
  const items = itemsOf(menus);
  return items.length >= MIN_UNPRICED || items.some((item) => item.prices.length);
}

/** Share of items whose description restarts twice or more: likely several dishes in one. */
function brokenDescriptions(menus: readonly OpenMenu[]): number {
  const items = itemsOf(menus);
  return items.filter((item) => item.breaks >= 2).length / Math.max(1, items.length);
}

/** Minimum ratio of the distances to the lines above and below for a line that belongs to the one below. */
const STRAY = 1.4;

/** Share of dishes under a description that is close over them and far from its own dish. */
function strayDescriptions(units: readonly Unit[], roles: readonly Role[]): number {
  const stray = units.filter((unit, i) => {
    const next = units[i + 1];
    if (roles[i] !== 'description' || roles[i + 1] !== 'item' || unit.sameLine || next?.sameLine) return false;
    return next?.block === unit.block && unit.gap > STRAY * next.gap;
  });
  return stray.length / Math.max(1, roles.filter((role) => role === 'item').length);
}
