import type { Menu } from './menu.ts';

/**
 * A menu from its stored body, which is the serialised full view of docs/words.md.
 * @param bytes UTF-8, in no content coding
 * @throws SyntaxError where they are no JSON
 */
export function parseMenu(bytes: Buffer): Menu {
  const menu: Menu = JSON.parse(bytes.toString());
  return menu;
}
