import type { Menu } from '../../../domain/menu.ts';
import { type Html, html } from '../../../pages/html.ts';
import { counted } from '../dish/amounts.ts';
import { inMenuLang } from '../dish/menu-lang.ts';
import { dishesIn } from './menu-parts.ts';
import type { ShownPart } from './shown-part.ts';

/** A short menu needs no list of its sections. */
const MANY_SECTIONS = 4;

/** Links to the sections of a menu, on whichever of its pages they begin. */
export function sectionLinks(menu: Menu, { part, parts }: ShownPart, language: string | undefined): Html | undefined {
  if (menu.sections.length < MANY_SECTIONS) return undefined;
  const links = parts.flatMap((slices, at) =>
    slices.flatMap(({ section, from }) => {
      const name = menu.sections[section]?.name ?? '';
      if (name === '' || from > 0) return [];
      const page = part === 'all' || part === at + 1 ? '' : `/menus/${menu.id}?part=${at + 1}`;
      return [html`<li><a class="chip" href="${page}#section-${section}">${inMenuLang(name, language)}</a></li>`];
    }),
  );
  return html`<nav class="no-print" aria-label="Sections"><ul class="chips">${links}</ul></nav>`;
}

/** Which part of a long menu this is, with the way to the others; nothing where all of it is shown. */
export function partLinks(
  id: number,
  { part, parts, slices }: ShownPart,
  label: 'Parts of the menu' | 'Other parts of the menu',
): Html | undefined {
  if (part === 'all' || parts.length < 2) return undefined;
  const link = (to: number, label: string, rel: string) =>
    to < 1 || to > parts.length
      ? html`<span></span>`
      : html`<a class="button plain" rel="${rel}" href="/menus/${id}?part=${to}">${label}</a>`;
  return html`<nav class="pages" aria-label="${label}">${link(part - 1, 'Previous part', 'prev')}
<span>Part ${part} of ${parts.length}, ${counted(dishesIn(slices), 'dish', 'dishes')} · <a class="no-print" href="/menus/${id}?part=all">All on one page, to print</a></span>
${link(part + 1, 'Next part', 'next')}</nav>`;
}
