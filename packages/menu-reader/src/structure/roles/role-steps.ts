import type { Step } from '../step.ts';
import type { Unit } from '../units/unit.ts';
import type { UnitFeatures } from './features.ts';
import { promoteTitles } from './menu-titles.ts';
import { partedNames } from './parted-names.ts';
import { pricedHeadings } from './priced-headings.ts';
import { pricedLinesBelow } from './priced-lines-below.ts';
import type { Role } from './role.ts';
import { sectionPrices } from './section-prices.ts';
import { setMeals } from './set-meals.ts';

/** The units of a document and what was seen of them. */
export interface RoleContext {
  readonly units: readonly Unit[];
  readonly features: readonly UnitFeatures[];
}

/** What happens to roles after decoding. */
export const ROLE_STEPS: readonly Step<readonly Role[], RoleContext>[] = [
  { name: 'names of two lines', run: (roles, { units }) => partedNames(units, roles) },
  { name: 'prices of sections', run: (roles, { units, features }) => sectionPrices(units, features, roles) },
  { name: 'priced headings', run: (roles, { units }) => pricedHeadings(units, roles) },
  { name: 'set meals', run: (roles, { units }) => setMeals(units, roles) },
  { name: 'priced lines below names', run: (roles, { units }) => pricedLinesBelow(units, roles) },
  { name: 'titles of menus', run: (roles, { units, features }) => promoteTitles(units, features, roles) },
];
