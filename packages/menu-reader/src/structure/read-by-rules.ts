import { median } from '../median.ts';
import type { OpenMenu } from './assemble/open-menu.ts';
import { draftReading, gatherReading, type Reading, type UnitsToRead } from './reading.ts';
import { decodeRoles } from './roles/decode-roles.ts';
import { type DocumentFacts, documentFacts } from './roles/document-facts.ts';
import type { UnitFeatures } from './roles/features.ts';
import { unitFeatures } from './roles/features.ts';
import type { RoleScores } from './roles/role.ts';
import { ROLE_STEPS } from './roles/role-steps.ts';
import { type PriceReading, scoreContext } from './roles/score-context.ts';
import { runSteps } from './step.ts';
import { endsOpen, startsLower } from './text/text-shape.ts';
import type { Unit } from './units/unit.ts';

/** How much better the rarer reading must be. */
const PREFERENCE = 0.03;

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

/** A reading by rules, with the dishes as they were put together. */
export interface RulesReading extends Reading {
  readonly gathered: readonly OpenMenu[];
  /** Scores of each unit by itself where prices are with names, and where they end descriptions. */
  readonly scores: { readonly named: readonly RoleScores[]; readonly tailed: readonly RoleScores[] };
}

/** Gives units their roles by rules and puts them together, in the reading of prices that hangs together best. */
export function readByRules(input: UnitsToRead): RulesReading {
  const seen = seeAs(input.units, 'with the name');
  const named = gatherAs(input, seen, 'with the name');
  const tailed = gatherAs(input, seeAs(input.units, 'after the description'), 'after the description');
  const ways = [named, tailed];
  if (seen.features.filter((own) => own.priced && own.unpricedAfter >= 2).length >= 2) {
    const headed = gatherAs(input, seen, 'with the heading');
    // asked before drafting, which makes dishes of loose lines
    if (sharesPrices(headed.gathered.menus)) ways.push(headed);
  }
  const readings = ways.map(({ labels, gathered }) => ({
    ...draftReading(input, labels, gathered),
    gathered: gathered.menus,
  }));
  const best = readings.reduce((one, other) =>
    other.coherence.score > one.coherence.score + PREFERENCE ? other : one,
  );
  return {
    ...best,
    ways: readings.map(({ menus }) => menus),
    taught: [],
    scores: { named: named.scores, tailed: tailed.scores },
  };
}

/** What is seen of a document whose prices are in one of the ways. */
interface SeenAs {
  readonly facts: DocumentFacts;
  readonly features: readonly UnitFeatures[];
}

function seeAs(units: readonly Unit[], reading: PriceReading): SeenAs {
  const facts = documentFacts(units, namedUnits(units, reading));
  return { facts, features: unitFeatures(units, facts) };
}

function gatherAs(input: UnitsToRead, { facts, features }: SeenAs, reading: PriceReading) {
  const { units, leftOut } = input;
  const { roles: decoded, margins, scores } = decodeRoles(units, features, scoreContext(facts, reading));
  const labels = { features, roles: runSteps(ROLE_STEPS, decoded, { units, features }, leftOut), margins };
  return { labels, gathered: gatherReading(input, labels), scores };
}
