import { decodeChances } from '../model/decode.ts';
import { settlePrices } from '../model/prices/settle-prices.ts';
import { type ReaderModel, roleChances } from '../model/reader-model.ts';
import type { SeenUnit } from '../model/seen-unit.ts';
import type { TaughtLine } from '../taught-line.ts';
import { type RulesReading, readByRules } from './read-by-rules.ts';
import { draftReading, gatherReading, type LabelledUnits, type Reading, type UnitsToRead } from './reading.ts';
import { documentFacts } from './roles/document-facts.ts';
import { unitFeatures } from './roles/features.ts';
import { namesOverTails } from './roles/price-tails.ts';
import type { Role } from './roles/role.ts';
import { ROLE_STEPS } from './roles/role-steps.ts';
import { rulesViews } from './rules-views.ts';
import { runSteps } from './step.ts';
import { asSaid, saidRoles } from './taught/said-roles.ts';
import type { Unit } from './units/unit.ts';

/** Units with their features and what the rules make of them. */
export function seeUnits(units: readonly Unit[], rules: RulesReading): SeenUnit[] {
  const views = rulesViews(units, rules);
  const features = unitFeatures(units, documentFacts(units, likelyNames(units)));
  return units.flatMap((unit, i) => {
    const [own, view] = [features[i], views[i]];
    return own && view ? [{ unit, features: own, rules: view }] : [];
  });
}

/** The units that carry the names of dishes: those with prices, or those over them where most prices end descriptions. */
function likelyNames(units: readonly Unit[]): readonly Unit[] {
  const priced = units.filter((unit) => unit.prices.length && unit.text);
  const { names, tails } = namesOverTails(units);
  return tails.size > 0.5 * priced.length ? [...names] : priced;
}

/** Gives units their roles by a model and by what a person taught, and puts them together. */
export function readByModel(input: UnitsToRead, model: ReaderModel, taught: readonly TaughtLine[]): Reading {
  const rules = readByRules(input);
  const seen = seeUnits(input.units, rules);
  const chances = roleChances(seen, model);
  const untaught = labelUnits(input, seen, chances);
  const said = saidRoles(input.units, untaught.roles, taught);
  const labels = taught.length ? labelUnits(input, seen, chances, said.roles) : untaught;
  const gathered = gatherReading(input, labels);
  settlePrices(gathered.menus, gathered.labelled, seen, model.prices);
  const reading = draftReading(input, labels, gathered);
  return { ...reading, taught: said.found, ways: [reading.menus, ...rules.ways] };
}

/**
 * The roles of units for which the chances of all roles are known.
 *
 * @param said roles that a person gave
 */
export function labelUnits(
  { units, leftOut }: UnitsToRead,
  seen: readonly SeenUnit[],
  chances: readonly Float32Array[],
  said: readonly (Role | null)[] = [],
): LabelledUnits {
  const features = seen.map((here) => here.features);
  const { roles, margins } = decodeChances(seen, chances, said);
  const settled = runSteps(ROLE_STEPS, untitled(roles), { units, features }, leftOut);
  return { features, roles: asSaid(settled, said), margins };
}

/** Which headings are names of menus is settled for all of one look together. */
const untitled = (roles: readonly Role[]): Role[] => roles.map((role) => (role === 'title' ? 'heading' : role));
