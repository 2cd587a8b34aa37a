import type { DraftMenu } from '../../draft-menu.ts';
import type { Step } from '../step.ts';
import type { Unit } from '../units/unit.ts';
import { settleCardPrices } from './card-prices.ts';
import { withoutColumnHeads } from './column-heads.ts';
import { foldRepeats } from './fold-repeats.ts';
import { menuPart } from './menu-part.ts';
import { markRecords } from './records.ts';
import type { VisualLine } from './visual-line.ts';

/** What happens to the lines of a web page, block by block, before they are cut into units. */
export const LINE_STEPS: readonly Step<readonly VisualLine[][]>[] = [
  { name: 'heads of price columns', run: (blocks) => blocks.map(withoutColumnHeads) },
];

/** What happens to the units of a web page before they are given roles. */
export const WEB_UNIT_STEPS: readonly Step<readonly Unit[]>[] = [
  { name: 'part with the menu', run: menuPart },
  { name: 'records', run: markRecords },
  { name: 'prices of cards', run: settleCardPrices },
];

/** What happens to the menus of a web page. */
export const WEB_MENU_STEPS: readonly Step<readonly DraftMenu[]>[] = [{ name: 'folded repeats', run: foldRepeats }];
