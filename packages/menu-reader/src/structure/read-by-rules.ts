import { median } from '../median.ts';
import type { OpenMenu } from './assemble/open-menu.ts';
import { draftReading, gatherReading, type Reading, type UnitsToRead } from './reading.ts';
import { decodeRoles } from './roles/decode-roles.ts';
import { documentFacts } from './roles/document-facts.ts';
import { unitFeatures } from './roles/features.ts';
import { ROLE_STEPS } from './roles/role-steps.ts';
import { type PriceReading, scoreContext } from './roles/score-context.ts';
import { runSteps } from './step.ts';
import { endsOpen, startsLower } from './text/text-shape.ts';
import type { Unit } from './units/unit.ts';

const READINGS: readonly PriceReading[] = ['with the name', 'after the description', 'with the heading'];
/** How much better the rarer reading must be. */
const PREFERENCE = 0.03;

/** The units that carry the names of dishes where the reading is right. */
export function namedUnits(units: readonly Unit[], reading: PriceReading): Unit[] {
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

/** A reading by rules, with the dishes as they were put together. */
export interface RulesReading extends Reading {
  readonly gathered: readonly OpenMenu[];
}

/** Gives units their roles by rules and puts them together, in the reading of prices that hangs together best. */
export function readByRules(input: UnitsToRead): RulesReading {
  const { units, leftOut } = input;
  const readings = READINGS.flatMap((reading) => {
    const facts = documentFacts(units, namedUnits(units, reading));
    const features = unitFeatures(units, facts);
    if (reading === 'with the heading' && features.filter((own) => own.priced && own.unpricedAfter >= 2).length < 2)
      return [];
    const { roles: decoded, margins } = decodeRoles(units, features, scoreContext(facts, reading));
    const labels = { features, roles: runSteps(ROLE_STEPS, decoded, { units, features }, leftOut), margins };
    const gathered = gatherReading(input, labels);
    if (reading === 'with the heading' && !sharesPrices(gathered.menus)) return [];
    return { ...draftReading(input, labels, gathered), gathered: gathered.menus };
  });
  const best = readings.reduce((one, other) =>
    other.coherence.score > one.coherence.score + PREFERENCE ? other : one,
  );
  return { ...best, ways: readings.map(({ menus }) => menus) };
}
