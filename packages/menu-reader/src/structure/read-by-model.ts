import { decodeChances } from '../model/decode.ts';
import type { LabelledUnit } from '../model/labelled-unit.ts';
import { type ReaderModel, roleChances } from '../model/reader-model.ts';
import { assembleReading, type Reading } from './reading.ts';
import { scoreWithoutMargins } from './review/coherence.ts';
import { NEVER, ROLES, type Role, type RoleScores } from './roles/role.ts';

const NO_SCORES = Object.fromEntries(ROLES.map((role) => [role, NEVER])) as RoleScores;

/** The units of a reading with all that the rules say of them. */
export const labelledUnits = ({ units, features, roles, margins, scores }: Reading): LabelledUnit[] =>
  units.flatMap((unit, i) => {
    const own = features[i];
    return own
      ? [{ unit, features: own, role: roles[i] ?? 'other', margin: margins[i] ?? 0, scores: scores[i] ?? NO_SCORES }]
      : [];
  });

/** Documents with fewer texts have too little in common with others to learn from: the rules read them alone. */
const FEWEST_TEXTS = 30;

/** Whether a document is one for the model at all. */
export const isLongEnough = ({ units }: Reading): boolean => units.filter(({ text }) => text).length >= FEWEST_TEXTS;

/** The same units with the roles that the model gives them. */
export function readByModel(reading: Reading, model: ReaderModel): Reading {
  const units = labelledUnits(reading);
  const { roles, margins } = decodeChances(units, roleChances(units, model), model.transitions);
  const { input, features, scores } = reading;
  return assembleReading(input, { features, roles: withTitlesOf(reading.roles, roles), margins, scores });
}

/** Share of dishes that may be left without a heading by the model and not by the rules. */
const MORE_UNNAMED = 0.1;

/** Share of units that the model may doubt in print with a text layer, where rules are seldom far off. */
const MOST_DOUBTED = 0.08;

/** The reading by the model where it hangs together as well as that by the rules; how sure each is says nothing of the other. */
export function betterReading(byRules: Reading, byModel: Reading): Reading {
  const [rules, model] = [byRules.coherence, byModel.coherence];
  const headed = model.unnamed <= rules.unnamed + MORE_UNNAMED;
  const print = !byRules.units.some(({ html, confidence }) => html || confidence < 1);
  const sure = !print || model.smallMargins <= MOST_DOUBTED;
  return sure && headed && scoreWithoutMargins(model) >= scoreWithoutMargins(rules) ? byModel : byRules;
}

/** Names of menus are few, and the rules find them better: theirs stand, and what the model alone calls one is a heading. */
const withTitlesOf = (rules: readonly Role[], roles: readonly Role[]): Role[] =>
  roles.map((role, i) => {
    if (rules[i] === 'title' && role !== 'item') return 'title';
    if (role !== 'title') return role;
    return rules[i] === 'heading' ? 'heading' : 'other';
  });
