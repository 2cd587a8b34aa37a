import type { Menu } from '@menu-data-service/menu-model/menu';
import type { Context } from 'koa';
import { ServiceError } from '../../../domain/errors.ts';
import { menuParts, partOfDish, type Slice } from './menu-parts.ts';

export interface ShownPart {
  readonly slices: readonly Slice[];
  /** From 1; `all` for every dish on one page, for printing. */
  readonly part: number | 'all';
  readonly parts: readonly (readonly Slice[])[];
}

/**
 * Part of a menu in an address: `part` as a number or `all`, or `dish` as the positions of a dish, "3-12", whose part is shown.
 * @throws ServiceError 400 if `part` is neither
 */
export function shownPart(menu: Pick<Menu, 'sections'>, { query }: Pick<Context, 'query'>): ShownPart {
  const parts = menuParts(menu);
  const { part, dish } = query;
  if (part === 'all') return { slices: parts.flat(), part, parts };
  const [, section, item] = /^(\d{1,6})-(\d{1,6})$/.exec(String(dish)) ?? [];
  const number = part === undefined ? partOfDish(parts, Number(section), Number(item)) : Number(part);
  const slices = parts[number - 1];
  if (slices === undefined) {
    const detail = `part: expected a whole number from 1 to ${parts.length}, or all`;
    throw new ServiceError(400, 'invalid_parameter', detail, { errors: [{ parameter: 'part', detail }] });
  }
  return { slices, part: number, parts };
}
