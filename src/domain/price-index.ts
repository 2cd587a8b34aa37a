import { followDishes } from './compare-menus/follow-dishes.ts';
import type { Menu, MenuItem } from './menu.ts';
import { monthsFrom, nextMonth } from './months.ts';
import { quantiles } from './quantiles.ts';

/** Prices of one course at the end of one month; the month under way as it is now. */
export interface MonthOfPrices {
  /** As in 2026-11. */
  readonly month: string;
  /** Dishes with a known price. */
  readonly dishes: number;
  /** Pounds; null where there is no dish. */
  readonly lowerQuartile: number | null;
  readonly median: number | null;
  readonly upperQuartile: number | null;
  /** Dishes that were there a month before too, with a price in both. */
  readonly matched: number;
  /** Matched-model index, 100 in the first month; a month without a matched dish keeps the one before. */
  readonly index: number;
}

export interface CourseOfPrices {
  /** A course, or `all`. */
  readonly course: string;
  /** Without gaps, oldest first. */
  readonly months: readonly MonthOfPrices[];
}

/** Prices over all restaurants through the months. */
export interface PriceIndex {
  /** The moment that the month under way is looked at, ISO 8601 in UTC. */
  readonly takenAt: string;
  readonly courses: readonly CourseOfPrices[];
}

/** Counts prices; see decision 43 for the method. */
export interface PriceCounter {
  /** @param versions of one menu, oldest first */
  add(versions: readonly Menu[]): void;
  result(): PriceIndex;
}

export const ALL_COURSES = 'all';

/** Courses of an item by the names of its section, its menu and itself. */
type CoursesOf = (section: string, menu: string, item: string) => readonly string[];

interface Cell {
  /** Dishes by their price in pence. */
  readonly pence: Map<number, number>;
  /** Sum of the logarithms of price relatives, and how many there are. */
  logSum: number;
  matched: number;
}

/** @param takenAt ISO 8601 in UTC */
export function createPriceCounter(takenAt: string, coursesOf: CoursesOf): PriceCounter {
  const cells = new Map<string, Map<string, Cell>>();
  const cellOf = (course: string, month: string): Cell => {
    const months = cells.get(course) ?? new Map<string, Cell>();
    cells.set(course, months);
    const cell = months.get(month) ?? { pence: new Map(), logSum: 0, matched: 0 };
    months.set(month, cell);
    return cell;
  };
  const lastMonth = takenAt.slice(0, 7);

  const addMonth = (month: string, dishes: readonly Priced[], changes: readonly Relative[]): void => {
    for (const { courses, pence } of dishes) {
      for (const course of courses) count(cellOf(course, month).pence, pence);
    }
    for (const { courses, log } of changes) {
      for (const course of courses) {
        const cell = cellOf(course, month);
        cell.logSum += log;
        cell.matched += 1;
      }
    }
  };

  return {
    add(versions) {
      const [first] = versions;
      if (!first) return;
      let before: Menu | undefined;
      const known = new Map<number, readonly Priced[]>();
      const pricedOf = (menu: Menu): readonly Priced[] => {
        const found = known.get(menu.id) ?? pricedDishes(menu, coursesOf);
        known.set(menu.id, found);
        return found;
      };
      for (const month of monthsFrom(first.dateUpdated.slice(0, 7), lastMonth)) {
        const end = month === lastMonth ? takenAt : `${nextMonth(month)}-01`;
        const menu = versions.findLast((version) => isInForce(version, end));
        if (menu) addMonth(month, pricedOf(menu), before ? relatives(before, menu, pricedOf) : []);
        before = menu;
      }
    },
    result() {
      const firstMonth = [...(cells.get(ALL_COURSES)?.keys() ?? [])].toSorted()[0];
      const courses = [...cells.keys()].toSorted(
        (one, other) => Number(other === ALL_COURSES) - Number(one === ALL_COURSES),
      );
      return {
        takenAt,
        courses:
          firstMonth === undefined
            ? []
            : courses.map((course) => chained(course, cells.get(course), firstMonth, lastMonth)),
      };
    },
  };
}

interface Priced {
  readonly courses: readonly string[];
  readonly pence: number;
  readonly item: MenuItem;
}

interface Relative {
  readonly courses: readonly string[];
  readonly log: number;
}

function pricedDishes(menu: Menu, coursesOf: CoursesOf): readonly Priced[] {
  return menu.sections.flatMap((section) =>
    section.items
      .filter(({ price }) => price > 0)
      .map((item) => ({
        courses: [ALL_COURSES, ...coursesOf(section.name, menu.name, item.name)],
        pence: Math.round(item.price * 100),
        item,
      })),
  );
}

/** Logarithms of what each dish costs now over what it cost before. */
function relatives(before: Menu, now: Menu, pricedOf: (menu: Menu) => readonly Priced[]): readonly Relative[] {
  if (before.id === now.id) return pricedOf(now).map(({ courses }) => ({ courses, log: 0 }));
  const earlier = new Map(followDishes(before, now).map((pair) => [pair.after.item, pair.before.item.price]));
  return pricedOf(now).flatMap(({ courses, item }) => {
    const price = earlier.get(item) ?? 0;
    return price > 0 ? [{ courses, log: Math.log(item.price / price) }] : [];
  });
}

function isInForce({ dateUpdated, dateDeleted }: Menu, moment: string): boolean {
  return dateUpdated < moment && (dateDeleted === null || dateDeleted >= moment);
}

function chained(
  course: string,
  months: ReadonlyMap<string, Cell> | undefined,
  firstMonth: string,
  lastMonth: string,
): CourseOfPrices {
  let index = 100;
  const shown = monthsFrom(firstMonth, lastMonth).map((month): MonthOfPrices => {
    const { pence = new Map<number, number>(), logSum = 0, matched = 0 } = months?.get(month) ?? {};
    if (matched > 0) index *= Math.exp(logSum / matched);
    const [lowerQuartile = null, median = null, upperQuartile = null] = quantiles(pence, [0.25, 0.5, 0.75]);
    const dishes = [...pence.values()].reduce((sum, many) => sum + many, 0);
    return { month, dishes, lowerQuartile, median, upperQuartile, matched, index: Math.round(index * 100) / 100 };
  });
  return { course, months: shown };
}

function count(counts: Map<number, number>, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}
