import type { RestaurantFacts } from '../../src/domain/restaurant.ts';
import { carveryMenu, childrensMenu } from './data/castle-hill-carvery.ts';
import { mainMenu2025, mainMenu2026, sundayMenu } from './data/copper-oven.ts';
import { grillMenu } from './data/ember-ocakbasi.ts';
import { kitchenMenu } from './data/fernleaf-and-fig.ts';
import { drinksMenu, pizzaMenu } from './data/forno-dovina.ts';
import { setMenu } from './data/gilded-pike.ts';
import { takeawayMenu as chineseMenu } from './data/jade-kiln.ts';
import { eveningMenu, lunchMenu } from './data/lemongrass-lane.ts';
import { breakfastMenu } from './data/lockside-griddle.ts';
import { barMenu } from './data/mash-tun-tap.ts';
import { hatchMenu } from './data/moorland-oatcakes.ts';
import * as restaurants from './data/restaurants.ts';
import { takeawayMenu as baltiMenu } from './data/saffron-lantern.ts';
import { afternoonTea, teaRoomMenu } from './data/thimble-and-crumb.ts';
import { lunchSpecials, priceList } from './data/trent-and-batter.ts';
import { burgerMenu, kidsMenu } from './data/two-rivers-burger-yard.ts';
import { blogThemePage } from './html/blog-theme.ts';
import { definitionListsPage } from './html/definition-lists.ts';
import { handWrittenTablesPage } from './html/hand-written-tables.ts';
import { linkedDataPage } from './html/linked-data.ts';
import { listWithSpansPage } from './html/list-with-spans.ts';
import { microdataPage } from './html/microdata.ts';
import { pageBuilderPage } from './html/page-builder.ts';
import { tabsPage } from './html/tabs.ts';
import { drawBreakfastPhoto } from './image/breakfast-photo.ts';
import { drawChalkBoard } from './image/chalk-board.ts';
import { drawChildrensPlacemat } from './image/childrens-placemat.ts';
import { drawChippyFlyer } from './image/chippy-flyer.ts';
import { drawBaltiTakeaway } from './pdf/balti-takeaway.ts';
import { drawCharcoalGrill } from './pdf/charcoal-grill.ts';
import { drawChineseTakeaway } from './pdf/chinese-takeaway.ts';
import { drawDrinksList } from './pdf/drinks-list.ts';
import { drawSetMenu } from './pdf/set-menu.ts';
import { drawSundayLunch } from './pdf/sunday-lunch.ts';
import { drawTeaRoom } from './pdf/tea-room.ts';
import type { SampleMenu } from './sample-menu.ts';

/** A sample document: what it is drawn from, how, and its source address. */
export interface Sample {
  readonly restaurant: RestaurantFacts;
  /** Name of the file in `samples/`; a later version of a menu follows the earlier one. */
  readonly file: string;
  /** The same for every version of one menu. */
  readonly sourceUrl: string;
  readonly menus: readonly SampleMenu[];
  /** Name in the manifest where the document shows none. */
  readonly name?: string;
  /** What the document says about all its dishes. */
  readonly statedOfAll?: 'vegan' | 'halal';
  draw(): string | Promise<Buffer>;
}

function sample(
  restaurant: RestaurantFacts,
  file: string,
  sourceUrl: string,
  menus: readonly SampleMenu[],
  draw: () => string | Promise<Buffer>,
  more: Pick<Sample, 'name' | 'statedOfAll'> = {},
): Sample {
  return { restaurant, file, sourceUrl, menus, draw, ...more };
}

const r = restaurants;

/** All samples in the order in which they are ingested. */
export const CATALOGUE: readonly Sample[] = [
  sample(
    r.copperOven,
    'copper-oven-main-2025.html',
    'https://www.thecopperoven.example/menus/main',
    [mainMenu2025],
    () => blogThemePage(mainMenu2025, '4 March 2025'),
  ),
  sample(
    r.copperOven,
    'copper-oven-main-2026.html',
    'https://www.thecopperoven.example/menus/main',
    [mainMenu2026],
    () => blogThemePage(mainMenu2026, '2 March 2026'),
  ),
  sample(
    r.copperOven,
    'copper-oven-sunday.pdf',
    'https://www.thecopperoven.example/menus/sunday-lunch.pdf',
    [sundayMenu],
    drawSundayLunch,
  ),
  sample(
    r.trentAndBatter,
    'trent-and-batter-prices.html',
    'https://trentandbatter.example/prices.htm',
    [priceList],
    handWrittenTablesPage,
  ),
  sample(
    r.trentAndBatter,
    'trent-and-batter-lunch.png',
    'https://trentandbatter.example/lunch.png',
    [lunchSpecials],
    drawChippyFlyer,
  ),
  sample(
    r.saffronLantern,
    'saffron-lantern-takeaway.pdf',
    'https://saffronlantern.example/takeaway.pdf',
    [baltiMenu],
    drawBaltiTakeaway,
    {
      name: 'Takeaway Menu',
      statedOfAll: 'halal',
    },
  ),
  sample(
    r.jadeKiln,
    'jade-kiln-takeaway.pdf',
    'https://www.thejadekiln.example/menu.pdf',
    [chineseMenu],
    drawChineseTakeaway,
  ),
  sample(r.fornoDovina, 'forno-dovina-pizza.html', 'https://fornodovina.example/menu', [pizzaMenu], linkedDataPage),
  sample(
    r.fornoDovina,
    'forno-dovina-drinks.pdf',
    'https://fornodovina.example/drinks.pdf',
    [drinksMenu],
    drawDrinksList,
  ),
  sample(
    r.moorlandOatcakes,
    'moorland-oatcake-board.png',
    'https://moorlandoatcakes.example/board.png',
    [hatchMenu],
    drawChalkBoard,
    {
      name: 'Hatch Board',
    },
  ),
  sample(
    r.fernleafAndFig,
    'fernleaf-and-fig.html',
    'https://www.fernleafandfig.example/menu/',
    [kitchenMenu],
    pageBuilderPage,
    {
      statedOfAll: 'vegan',
    },
  ),
  sample(
    r.thimbleAndCrumb,
    'thimble-and-crumb.pdf',
    'https://thimbleandcrumb.example/menus.pdf',
    [teaRoomMenu, afternoonTea],
    drawTeaRoom,
  ),
  sample(
    r.gildedPike,
    'gilded-pike-market-menu.pdf',
    'https://www.thegildedpike.example/market-menu.pdf',
    [setMenu],
    drawSetMenu,
  ),
  sample(
    r.castleHillCarvery,
    'castle-hill-carvery.html',
    'https://castlehillcarvery.example/food',
    [carveryMenu],
    listWithSpansPage,
  ),
  sample(
    r.castleHillCarvery,
    'castle-hill-children.jpg',
    'https://castlehillcarvery.example/children.jpg',
    [childrensMenu],
    drawChildrensPlacemat,
  ),
  sample(
    r.lemongrassLane,
    'lemongrass-lane.html',
    'https://www.lemongrasslane.example/menus',
    [lunchMenu, eveningMenu],
    tabsPage,
  ),
  sample(
    r.emberOcakbasi,
    'ember-ocakbasi-grill.pdf',
    'https://emberocakbasi.example/grill-menu.pdf',
    [grillMenu],
    drawCharcoalGrill,
    {
      statedOfAll: 'halal',
    },
  ),
  sample(
    r.locksideGriddle,
    'lockside-griddle-breakfast.jpg',
    'https://locksidegriddle.example/breakfast.jpg',
    [breakfastMenu],
    drawBreakfastPhoto,
  ),
  sample(
    r.twoRivers,
    'two-rivers-burger-yard.html',
    'https://tworiversburgeryard.example/menu',
    [burgerMenu, kidsMenu],
    microdataPage,
  ),
  sample(r.mashTunTap, 'mash-tun-tap-bar.html', 'https://themashtuntap.example/bar', [barMenu], definitionListsPage),
];
