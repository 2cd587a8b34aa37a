import type { z } from 'zod';
import type { DishHistory, DishPrice } from '../../domain/dish-prices.ts';
import type { MenuVersion } from '../../domain/menu.ts';
import type { menuPricesSchema } from '../schemas/menu-prices.ts';
import { presentMenuVersion } from './menu-version.ts';

type PricesBody = z.output<typeof menuPricesSchema>;

export function presentMenuPrices(
  menuId: number,
  versions: readonly MenuVersion[],
  earlierVersions: number,
  dishes: readonly DishHistory[],
): PricesBody {
  return { menuId, versions: versions.map(presentMenuVersion), earlierVersions, dishes: dishes.map(presentDish) };
}

function presentDish(of: DishHistory): PricesBody['dishes'][number] {
  const { section, sectionName, position, name, prices, gone } = of;
  return { section, sectionName, position, name, prices: prices.map(presentPrice), gone };
}

function presentPrice({ menuId, version, since, name, price }: DishPrice): DishPrice {
  return { menuId, version, since, name, price };
}
