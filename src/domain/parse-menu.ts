import type { Menu } from '@menu-data-service/menu-model/menu';

/**
 * Parses the stored body of a menu, the serialised full view of docs/words.md.
 * @param bytes UTF-8, without content coding
 * @throws SyntaxError unless they are JSON
 */
export function parseMenu(bytes: Buffer): Menu {
  const menu: Menu = JSON.parse(bytes.toString());
  return menu;
}
