import { median } from '../median.ts';
import type { OpenMenu } from './assemble/open-menu.ts';
import { draftReading, gatherReading, type Reading, type UnitsToRead } from './reading.ts';
import { decodeRoles } from './roles/decode-roles.ts';
import { type DocumentFacts, documentFacts } from './roles/document-facts.ts';
import { type UnitFeatures, unitFeatures } from './roles/features.ts';
import type { RoleScores } from './roles/role.ts';
import { ROLE_STEPS } from './roles/role-steps.ts';
import { type PriceReading, scoreContext } from './roles/score-context.ts';
import { runSteps } from './step.ts';
import { endsOpen, startsLower } from './text/text-shape.ts';
import type { Unit } from './units/unit.ts';

const PREFERENCE = 0.03;

function namedUnits(units: readonly Unit[], reading: PriceReading): Unit[] {
  const priced = units.filter(
    (unit, i) => (reading === 'after the description' ? units[i + 1] : unit)?.prices.length && unit.text,
  );
  return reading === 'after the description' ? priced.filter((unit) => !unit.prices.length) : priced;
}

const MANY_PRICED = 5;

/** Counts the dishes among lines under a heading; continuous lines with commas are one description. */
function dishesAmong(lines: readonly Unit[]): number {
  const flowing = lines.filter(({ text }) => /,/.test(text) || startsLower(text) || endsOpen(text)).length;
  return flowing >= 0.5 * lines.length ? Math.min(1, lines.length) : lines.length;
}

/** True where prices on headings serve several dishes each; over one line or two they are the prices of dishes. */
function sharesPrices(menus: readonly OpenMenu[]): boolean {
  const sections = menus.flatMap((menu) => menu.sections).filter((section) => section.price);
  return (
    sections.length < MANY_PRICED ||
    median(sections.map((section) => section.items.length || dishesAmong(section.loose))) > 2
  );
}

export interface RulesReading extends Reading {
  readonly gathered: readonly OpenMenu[];
  readonly scores: { readonly named: readonly RoleScores[]; readonly tailed: readonly RoleScores[] };
}

/** Assigns roles by rules and gathers the units, in the most coherent reading of prices. */
export function readByRules(input: UnitsToRead): RulesReading {
  const seen = seeAs(input.units, 'with the name');
  const named = gatherAs(input, seen, 'with the name');
  const tailed = gatherAs(input, seeAs(input.units, 'after the description'), 'after the description');
  const ways = [named, tailed];
  if (seen.features.filter((own) => own.priced && own.unpricedAfter >= 2).length >= 2) {
    const headed = gatherAs(input, seen, 'with the heading');
    // tested before drafting, which makes dishes of loose lines
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
