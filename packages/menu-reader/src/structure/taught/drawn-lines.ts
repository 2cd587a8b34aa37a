import { frequencies } from '../../frequencies.ts';
import type { Reading } from '../reading.ts';
import { styleClass } from '../roles/document-facts.ts';
import type { Role } from '../roles/role.ts';
import { lineOf } from './taught-roles.ts';

export interface DrawnLine {
  readonly line: string;
  /** "small 3.25, large 4.75". */
  readonly prices: string;
  readonly role: Role;
  readonly look: string;
  readonly column: string;
  /** Ordinal among lines of these words and this look, from 1; absent if there is no other. */
  readonly nth?: number;
}

export function drawnLines({ units, roles }: Pick<Reading, 'units' | 'roles'>): DrawnLine[] {
  const keys = units.map((unit) => `${lineOf(unit).toLowerCase()}\n${styleClass(unit)}`);
  const totals = new Map(frequencies(keys));
  const counts = new Map<string, number>();
  return units.map((unit, i) => {
    const key = keys[i] ?? '';
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    const prices = unit.prices.map(({ label, value }) => `${label ? `${label} ` : ''}${value.toFixed(2)}`).join(', ');
    const read = { line: lineOf(unit), prices, role: roles[i] ?? 'other', look: styleClass(unit) };
    const own = { ...read, column: `${unit.page} ${unit.block}` };
    return totals.get(key) === 1 ? own : { ...own, nth };
  });
}
