import type { Unit } from '../units/unit.ts';

const BLOCK = /^(?:p|li|td|th|div|h[1-6]|dt|dd|section|article|body|tr)$/;

/** True for two units of a web page in different blocks: neither can be a wrapped continuation of the other. */
export function crossesBlockElement(a: Unit, b: Unit): boolean {
  if (!a.html || !b.html) return false;
  const blockOf = (unit: Unit): unknown => {
    let element = unit.html?.element ?? null;
    while (element && !BLOCK.test(element.tag)) element = element.parent;
    return element;
  };
  return blockOf(a) !== blockOf(b);
}
