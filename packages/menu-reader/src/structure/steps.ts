import { ASSEMBLY_STEPS } from './assemble/assembly-steps.ts';
import { EMBEDDED_SOURCES } from './html/embedded/embedded-menus.ts';
import { UNREAD } from './html/unread.ts';
import { LINE_STEPS, WEB_MENU_STEPS, WEB_UNIT_STEPS } from './html/web-steps.ts';
import { BLOCK_STEPS, LAYOUTS } from './layout/block-steps.ts';
import { WORD_STEPS } from './layout/word-steps.ts';
import { ROLE_STEPS } from './roles/role-steps.ts';
import { UNIT_STEPS } from './units/unit-steps.ts';

const namesIn = (...lists: readonly (readonly { readonly name: string }[])[]): string[] =>
  lists.flatMap((list) => list.map(({ name }) => name));

export const STEP_NAMES: Readonly<Record<'web pages' | 'paper' | 'both', readonly string[]>> = {
  'web pages': namesIn(EMBEDDED_SOURCES, UNREAD, LINE_STEPS, WEB_UNIT_STEPS, WEB_MENU_STEPS),
  paper: namesIn(WORD_STEPS, LAYOUTS, BLOCK_STEPS),
  both: namesIn(UNIT_STEPS, ROLE_STEPS, ASSEMBLY_STEPS),
};
