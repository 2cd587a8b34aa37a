import { BEFORE_THE_RULES } from './before-the-rules.ts';
import { CHANGED_ON_REQUEST } from './changed-on-request.ts';
import { DRINKS_AND_PLATES } from './drinks-and-plates.ts';
import { EACH_RULE } from './each-rule.ts';
import { FOUND_IN_MENUS } from './found-in-menus.ts';
import { MISLEADING_NAMES } from './misleading-names.ts';
import type { Trap } from './trap.ts';
import { USUAL_RECIPES } from './usual-recipes.ts';

export const TRAPS: readonly Trap[] = [
  ...EACH_RULE,
  ...BEFORE_THE_RULES,
  ...USUAL_RECIPES,
  ...MISLEADING_NAMES,
  ...DRINKS_AND_PLATES,
  ...FOUND_IN_MENUS,
  ...CHANGED_ON_REQUEST,
];
