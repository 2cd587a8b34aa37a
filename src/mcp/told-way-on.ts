import type { Relaxations } from './api-bodies.ts';
import type { WayOn } from './menu-data.ts';

/** A way on as the parameters of another search, because an assistant follows no addresses. */
export function toldWayOn({ title, href, total }: Relaxations['items'][number]): WayOn {
  return { title, total, parameters: Object.fromEntries(new URL(href).searchParams) };
}
