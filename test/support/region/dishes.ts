import { AMERICAN } from './dishes/american.ts';
import { BALTI } from './dishes/balti.ts';
import { CAFE } from './dishes/cafe.ts';
import { CHINESE } from './dishes/chinese.ts';
import { CHIPPY } from './dishes/chippy.ts';
import type { DishList } from './dishes/dish.ts';
import { ITALIAN } from './dishes/italian.ts';
import { OATCAKES } from './dishes/oatcakes.ts';
import { PUB } from './dishes/pub.ts';
import { THAI } from './dishes/thai.ts';
import { TURKISH } from './dishes/turkish.ts';
import { VEGAN } from './dishes/vegan.ts';

/** What each kind of restaurant offers. */
export const KINDS: Readonly<Record<string, DishList>> = {
  Pub: PUB,
  'Fish and Chips': CHIPPY,
  Indian: BALTI,
  Chinese: CHINESE,
  Italian: ITALIAN,
  Café: CAFE,
  'Oatcake Shop': OATCAKES,
  Turkish: TURKISH,
  Vegan: VEGAN,
  American: AMERICAN,
  Thai: THAI,
};
