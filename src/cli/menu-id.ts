import { UsageError } from '../domain/errors.ts';

/** A menu id as a person types it. @throws UsageError that names the option */
export function menuId(text: string, option: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new UsageError(`${option} takes the id of a menu, a whole number such as 42; "${text}" is none`);
}
