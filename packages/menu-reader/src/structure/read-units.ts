import type { DraftItem, DraftMenu } from '../draft-menu.ts';
import { median } from '../median.ts';
import type { TextPage } from '../read/positioned-text.ts';
import { draftMenus } from './assemble/draft-menus.ts';
import { gatherMenus } from './assemble/gather-menus.ts';
import type { OpenMenu } from './assemble/open-menu.ts';
import { type Coherence, coherence } from './review/coherence.ts';
import type { ItemOrigin } from './review/document-to-review.ts';
import { decodeRoles } from './roles/decode-roles.ts';
import { documentFacts } from './roles/document-facts.ts';
import { unitFeatures } from './roles/features.ts';
import type { Role } from './roles/role.ts';
import { ROLE_STEPS } from './roles/role-steps.ts';
import { type PriceReading, scoreContext } from './roles/score-context.ts';
import type { UnitFeatures } from './roles/unit-features.ts';
import { readLegend } from './stated/legend.ts';
import { wideStatements } from './stated/wide-statements.ts';
import { type LeftOut, runSteps } from './step.ts';
import { isLegendEntry, isNotePhrase } from './text/note-phrases.ts';
import { endsOpen, startsLower } from './text/text-shape.ts';
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

/** One way to understand the units of a document. */
export interface Reading {
  readonly menus: readonly DraftMenu[];
  readonly notes: readonly string[];
  readonly units: readonly Unit[];
  readonly features: readonly UnitFeatures[];
  readonly roles: readonly Role[];
  readonly margins: readonly number[];
  readonly coherence: Coherence;
  /** What each item was put together from. */
  readonly origins: ReadonlyMap<DraftItem, ItemOrigin>;
  /** The menus of all ways that were tried, this one among them. */
  readonly ways: readonly (readonly DraftMenu[])[];
}

/** The reading of a whole document, with the pages that it was read from; none for a web page. */
export interface DocumentReading extends Reading {
  readonly pages: readonly TextPage[];
}

const READINGS: readonly PriceReading[] = ['with the name', 'after the description', 'with the heading'];
/** How much better the rarer reading must be. */
const PREFERENCE = 0.03;

/** Fewer dishes without any price are not enough to take a text for a menu. */
const FEWEST_UNPRICED = 3;

function isMenu(menus: readonly DraftMenu[]): boolean {
  const items = menus.flatMap((menu) => menu.sections.flatMap((section) => section.items));
  return items.length >= FEWEST_UNPRICED || items.some((item) => item.prices.length);
}

/** The units that carry the names of dishes where the reading is right. */
function namedUnits(units: readonly Unit[], reading: PriceReading): Unit[] {
  const priced = units.filter(
    (unit, i) => (reading === 'after the description' ? units[i + 1] : unit)?.prices.length && unit.text,
  );
  return reading === 'after the description' ? priced.filter((unit) => !unit.prices.length) : priced;
}

/** Headings with a price of which most must serve three dishes or more. */
const MANY_PRICED = 5;

/** Lines under a heading that go on from one to the next, with commas, are one description. */
function dishesAmong(lines: readonly Unit[]): number {
  const flowing = lines.filter(({ text }) => /,/.test(text) || startsLower(text) || endsOpen(text)).length;
  return flowing >= 0.5 * lines.length ? Math.min(1, lines.length) : lines.length;
}

/** Prices on headings serve several dishes each; over one line or two they are the prices of dishes. */
function sharesPrices(menus: readonly OpenMenu[]): boolean {
  const sections = menus.flatMap((menu) => menu.sections).filter((section) => section.price);
  return (
    sections.length < MANY_PRICED ||
    median(sections.map((section) => section.items.length || dishesAmong(section.loose))) > 2
  );
}

/** Share of items whose description begins anew twice or more: likely several dishes in one. */
function brokenDescriptions(menus: readonly OpenMenu[]): number {
  const items = menus.flatMap((menu) => menu.sections.flatMap((section) => section.items));
  return items.filter((item) => item.breaks >= 2).length / Math.max(1, items.length);
}

/** A line so much further from the line above than from that below belongs to the one below. */
const STRAY = 1.4;

/** Share of dishes under a description that stands close over them and far from the dish it was given to. */
function strayDescriptions(units: readonly Unit[], roles: readonly Role[]): number {
  const stray = units.filter((unit, i) => {
    const next = units[i + 1];
    if (roles[i] !== 'description' || roles[i + 1] !== 'item' || unit.sameLine || next?.sameLine) return false;
    return next?.block === unit.block && unit.gap > STRAY * next.gap;
  });
  return stray.length / Math.max(1, roles.filter((role) => role === 'item').length);
}

/** Texts that could explain codes or speak of all dishes. */
const mayBeLegend = (text: string): boolean =>
  isLegendEntry(text) ||
  isNotePhrase(text) ||
  /\ball (?:of )?(?:our|the|dishes|food|meat)\b|\b100\s?%|halal|(?:(?:vegan|vegetarian|gluten|dairy|spicy|nuts).*){2}/i.test(
    text,
  );

/** Labels units and puts them together, in the reading of prices that hangs together best. */
export function readUnits(input: UnitsToRead): Reading {
  const unitTexts = input.lineTexts ?? input.units.map((unit) => [unit.rawText, ...unit.codes].join(' '));
  const legendTexts = [...unitTexts, ...(input.otherTexts ?? [])].filter(mayBeLegend);
  const readings = READINGS.flatMap((reading) => {
    const facts = documentFacts(input.units, namedUnits(input.units, reading));
    const features = unitFeatures(input.units, facts);
    if (reading === 'with the heading' && features.filter((own) => own.priced && own.unpricedAfter >= 2).length < 2)
      return [];
    const { roles: decoded, margins } = decodeRoles(input.units, features, scoreContext(facts, reading));
    const roles = runSteps(ROLE_STEPS, decoded, { units: input.units, features }, input.leftOut);
    const labelled = input.units.flatMap((unit, i) => {
      const [role, own] = [roles[i], features[i]];
      return role && own ? [{ unit, role, features: own, margin: margins[i] ?? 0 }] : [];
    });
    const gathered = gatherMenus(labelled, input.pricesFirst);
    if (reading === 'with the heading' && !sharesPrices(gathered.menus)) return [];
    const legend = readLegend(legendTexts, wideStatements([...gathered.notes, ...legendTexts]));
    const drafts = draftMenus(gathered.menus, { legend, boxes: input.boxes, leftOut: input.leftOut });
    const menus = isMenu(drafts.menus) ? drafts.menus : [];
    return {
      menus,
      origins: drafts.origins,
      notes: gathered.notes,
      units: input.units,
      features,
      roles,
      margins,
      coherence: coherence(menus, input.units, margins, {
        brokenDescriptions: brokenDescriptions(gathered.menus),
        strayDescriptions: strayDescriptions(input.units, roles),
      }),
    };
  });
  const best = readings.reduce((one, other) =>
    other.coherence.score > one.coherence.score + PREFERENCE ? other : one,
  );
  return { ...best, ways: readings.map(({ menus }) => menus) };
}
