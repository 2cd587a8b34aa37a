export function dishAnchor(section: number, item: number): string {
  return `dish-${section}-${item}`;
}

/** Address of an item on the page of its menu. All but the first name the item, because a long menu has several pages. */
export function dishAddress(menuId: number, section: number, item: number): string {
  const page = section === 0 && item === 0 ? '' : `?dish=${section}-${item}`;
  return `/menus/${menuId}${page}#${dishAnchor(section, item)}`;
}
