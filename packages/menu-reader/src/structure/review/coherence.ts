import type { DraftMenu } from '../../draft-menu.ts';
import { lowerShare } from '../roles/style-statistics.ts';
import { endsOpen, startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';

/** The score and its parts, for those who weigh readings or ask why one is doubtful; shares from 0 to 1. */
export type Coherence = ReturnType<typeof coherence>;

/** How well a reading hangs together, about 0 (poor) to 1 (good); chooses between readings. */
export function coherence(
  menus: readonly DraftMenu[],
  units: readonly Unit[],
  margins: readonly number[],
  descriptions: { readonly brokenDescriptions: number; readonly strayDescriptions: number },
) {
  const sections = menus.flatMap((menu) => menu.sections);
  const items = sections.flatMap((section) => section.items);
  const count = items.length;
  const texts = units.filter((unit) => unit.text);
  const priced = units.filter((unit) => unit.prices.length).length;
  const used = items.filter((item) => item.prices.length).length;
  const lowerDocument = lowerShare(texts) >= 0.4;
  const odd = items.filter((item) => isOddName(item.name, lowerDocument)).length;
  const unnamed = sections.filter((section) => !section.name).reduce((sum, section) => sum + section.items.length, 0);
  const withPrices = priced >= 4 && priced > 0.08 * texts.length;
  const parts = {
    /** Enough lines carry prices for their absence to mean something. */
    withPrices,
    pricedItems: count ? used / count : 0,
    /** Priced lines that became no item. */
    orphanPrices: priced ? Math.max(0, priced - used) / priced : 0,
    oddNames: count ? odd / count : 1,
    ...descriptions,
    /** Mean distance of the best role to the next, and share of small distances. */
    margin: mean(margins.map((margin) => Math.min(4, Math.max(-2, margin)))),
    smallMargins: margins.filter((margin) => margin < 0.7).length / Math.max(1, margins.length),
    /** Items that are the only one of their section. */
    singles: count ? sections.filter((section) => section.items.length === 1).length / count : 0,
    /** Items in sections without a name. */
    unnamed: unnamed / Math.max(1, count),
  };
  const score =
    (withPrices ? 0.5 * parts.pricedItems - 0.5 * parts.orphanPrices : 0.2) -
    0.7 * parts.oddNames -
    0.6 * parts.brokenDescriptions -
    0.6 * parts.strayDescriptions +
    0.08 * parts.margin -
    0.3 * parts.smallMargins -
    0.15 * parts.unnamed -
    0.5 * Math.max(0, parts.singles - 0.3);
  return { ...parts, score };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function isOddName(name: string, lowerDocument: boolean): boolean {
  return (
    name.length > 60 || name.length < 3 || /[.!]$/.test(name) || (startsLower(name) && !lowerDocument) || endsOpen(name)
  );
}
