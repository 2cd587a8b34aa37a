import type { DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import { lowerShare } from '../roles/style-statistics.ts';
import { endsOpen, startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';

/** Score and its parts, for weighing readings and explaining doubt; shares from 0 to 1. */
export type Coherence = ReturnType<typeof coherence>;

/** Coherence of a reading, about 0 (poor) to 1 (good); chooses between readings. */
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
    withPrices,
    pricedItems: count ? used / count : 0,
    orphanPrices: priced ? Math.max(0, priced - used) / priced : 0,
    oddNames: count ? odd / count : 1,
    ...descriptions,
    margin: mean(margins.map((margin) => Math.min(4, Math.max(-2, margin)))),
    smallMargins: margins.filter((margin) => margin < 0.7).length / Math.max(1, margins.length),
    singles: count ? sections.filter((section) => section.items.length === 1).length / count : 0,
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
