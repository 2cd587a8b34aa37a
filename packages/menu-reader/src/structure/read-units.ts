import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import type { TaughtLine } from '@menu-data-service/menu-model/taught-line';
import { settlePrices } from '../model/prices/settle-prices.ts';
import { type ReaderModel, roleChances } from '../model/reader-model.ts';
import { LEARNED_ROLES, type LearnedRole, type SeenUnit } from '../model/seen-unit.ts';
import type { OpenMenu } from './assemble/open-menu.ts';
import type { PriceToken } from './price/price-token.ts';
import { type RulesReading, readByRules } from './read-by-rules.ts';
import { draftReading, gatherReading, type LabelledUnits, type Reading, type UnitsToRead } from './reading.ts';
import { documentFacts } from './roles/document-facts.ts';
import { unitFeatures } from './roles/features.ts';
import { findPriceTails } from './roles/price-tails.ts';
import { NEVER, ROLES, type Role, type RoleScores } from './roles/role.ts';
import { ROLE_STEPS } from './roles/role-steps.ts';
import type { RulesView } from './roles/rules-view.ts';
import { runSteps } from './step.ts';
import { applyTaughtRoles, taughtRoles } from './taught/taught-roles.ts';
import { isContact } from './text/note-phrases.ts';
import type { Unit } from './units/unit.ts';

/** Minimum number of texts for the model: on shorter pages looks say too little for weights learned from whole menus. */
const MIN_TEXTS = 24;

/** Assigns roles and assembles the units: by the model, and a page of a few dishes by rules. @param taught corrections of lines by a person */
export function readUnits(input: UnitsToRead, model: ReaderModel, taught: readonly TaughtLine[] = []): Reading {
  const texts = input.units.filter(({ text }) => text).length;
  return texts < MIN_TEXTS ? readFew(input, taught) : readByModel(input, model, taught);
}

function readFew(input: UnitsToRead, taught: readonly TaughtLine[]): Reading {
  const reading = readByRules(input);
  if (!taught.length) return reading;
  const { features, margins } = reading;
  const said = taughtRoles(input.units, reading.roles, taught);
  const labels = { features, margins, roles: applyTaughtRoles(reading.roles, said.roles) };
  return { ...reading, ...draftReading(input, labels, gatherReading(input, labels)), taught: said.found };
}

export function seeUnits(units: readonly Unit[], rules: RulesReading): SeenUnit[] {
  const views = rulesViews(units, rules);
  const features = unitFeatures(units, documentFacts(units, likelyNames(units)));
  return units.flatMap((unit, i) => {
    const [own, view] = [features[i], views[i]];
    return own && view ? [{ unit, features: own, rules: view }] : [];
  });
}

/** Units that carry the names of dishes: those with prices, or those over them where most prices end descriptions. */
function likelyNames(units: readonly Unit[]): readonly Unit[] {
  const priced = units.filter((unit) => unit.prices.length && unit.text);
  const { names, tails } = findPriceTails(units);
  return tails.size > 0.5 * priced.length ? [...names] : priced;
}

function readByModel(input: UnitsToRead, model: ReaderModel, taught: readonly TaughtLine[]): Reading {
  const rules = readByRules(input);
  const seen = seeUnits(input.units, rules);
  const chances = roleChances(seen, model);
  const untaught = labelUnits(input, seen, chances);
  const said = taughtRoles(input.units, untaught.roles, taught);
  const labels = taught.length ? labelUnits(input, seen, chances, said.roles) : untaught;
  const gathered = gatherReading(input, labels);
  settlePrices(gathered.menus, gathered.labelled, seen, model.prices);
  const reading = draftReading(input, labels, gathered);
  return { ...reading, taught: said.found, ways: [reading.menus, ...rules.ways] };
}

export function labelUnits(
  { units, leftOut }: UnitsToRead,
  seen: readonly SeenUnit[],
  chances: readonly Float32Array[],
  said: readonly (Role | null)[] = [],
): LabelledUnits {
  const features = seen.map((here) => here.features);
  const { roles, margins } = decodeChances(seen, chances, said);
  const settled = runSteps(ROLE_STEPS, untitled(roles), { units, features }, leftOut);
  return { features, roles: applyTaughtRoles(settled, said), margins };
}

/** Demotes titles: whether headings are names of menus is settled per look. */
const untitled = (roles: readonly Role[]): Role[] => roles.map((role) => (role === 'title' ? 'heading' : role));

const NO_SCORES = Object.fromEntries(ROLES.map((role) => [role, NEVER])) as RoleScores;
const NO_PRICES: ReadonlySet<PriceToken> = new Set();

function rulesViews(units: readonly Unit[], { roles, margins, gathered, scores }: RulesReading): RulesView[] {
  const owned = ownedPrices(gathered);
  return units.map((unit, i) => ({
    scores: { named: scores.named[i] ?? NO_SCORES, tailed: scores.tailed[i] ?? NO_SCORES },
    role: roles[i] ?? 'other',
    margin: margins[i] ?? 0,
    owns: owned.get(unit) ?? NO_PRICES,
  }));
}

function ownedPrices(menus: readonly OpenMenu[]): Map<Unit, ReadonlySet<PriceToken>> {
  const owned = itemsOf(menus).flatMap(({ units, prices }) => units.map((unit) => [unit, new Set(prices)] as const));
  return new Map(owned);
}

const MIN_CHANCE = 1e-6;
/** A lost heading costs all dishes below it their section, so its probability weighs more. */
const HEADING_GAIN = 0.4;
/** Margin of a lone price, which nothing competes with, and of a role given by a person. */
const SURE = 4;

export interface DecodedRoles {
  readonly roles: readonly Role[];
  readonly margins: readonly number[];
}

/**
 * The most likely role of each unit; units without text are lone prices. The probabilities already know the neighbours, so that the order of
 * roles does not count again. Impossible roles are left out: the rest of a name without its beginning, and dishes that are none.
 *
 * @param said roles given by a person
 */
export function decodeChances(
  units: readonly SeenUnit[],
  chances: readonly Float32Array[],
  said: readonly (Role | null)[] = [],
): DecodedRoles {
  let before: Role | null = null;
  const decoded = units.map((here, i) => {
    const given = here.unit.text ? said[i] : 'price';
    if (given) {
      if (here.unit.text) before = given;
      return { role: given, margin: SURE };
    }
    const own = LEARNED_ROLES.filter((role) => mayBe(role, here, before))
      .map((role) => ({ role, value: weightOf(role, chances[i]) }))
      .sort((a, b) => b.value - a.value);
    const [best, next] = own;
    before = best?.role ?? 'other';
    return { role: before, margin: (best?.value ?? 0) - (next?.value ?? 0) };
  });
  return { roles: decoded.map(({ role }) => role), margins: decoded.map(({ margin }) => margin) };
}

function mayBe(role: LearnedRole, { unit, features }: SeenUnit, before: Role | null): boolean {
  if (role === 'nameRest') return before === 'item' || before === 'nameRest';
  if (role !== 'item') return true;
  // days, codes, addresses
  return !features.weekday && !features.codes && !isContact(unit.text);
}

const weightOf = (role: LearnedRole, chances: Float32Array | undefined): number =>
  Math.log(Math.max(MIN_CHANCE, chances?.[LEARNED_ROLES.indexOf(role)] ?? 0)) + (role === 'heading' ? HEADING_GAIN : 0);
