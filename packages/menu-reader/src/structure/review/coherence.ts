import type { DraftMenu } from '../../draft-menu.ts';
import { lowerShare } from '../roles/style-statistics.ts';
import { endsOpen, startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';

/** The parts of the score, for those who weigh readings or ask why one is doubtful; shares from 0 to 1. */
export interface Coherence {
  readonly score: number;
  readonly items: number;
  /** Enough lines carry prices for their absence to mean something. */
  readonly withPrices: boolean;
  readonly pricedItems: number;
  /** Priced lines that became no item. */
  readonly orphanPrices: number;
  readonly oddNames: number;
  readonly brokenDescriptions: number;
  /** Descriptions close over the next dish. */
  readonly strayDescriptions: number;
  /** Mean distance of the best role to the next, and share of small distances. */
  readonly margin: number;
  readonly smallMargins: number;
  /** Items that are the only one of their section. */
  readonly singles: number;
  /** Items in sections without a name. */
  readonly unnamed: number;
  /** Items with doubts of their own; no part of the score. */
  readonly doubtful: number;
}

/** What the score loses where all names are odd. */
export const ODD_NAMES_COST = 0.7;

const MARGIN_WEIGHT = 0.08;
const SMALL_MARGINS_COST = 0.3;

/** The score but for what the margins of the roles add to it: comparable between readers that measure these in other ways. */
export const scoreWithoutMargins = ({ score, margin, smallMargins }: Coherence): number =>
  score - MARGIN_WEIGHT * margin + SMALL_MARGINS_COST * smallMargins;

/** How well a reading hangs together, about 0 (poor) to 1 (good); chooses between readings and marks doubtful ones. */
export function coherence(
  menus: readonly DraftMenu[],
  units: readonly Unit[],
  margins: readonly number[],
  descriptions: Pick<Coherence, 'brokenDescriptions' | 'strayDescriptions'>,
): Coherence {
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
    items: count,
    withPrices,
    pricedItems: count ? used / count : 0,
    orphanPrices: priced ? Math.max(0, priced - used) / priced : 0,
    oddNames: count ? odd / count : 1,
    ...descriptions,
    margin: mean(margins.map((margin) => Math.min(4, Math.max(-2, margin)))),
    smallMargins: margins.filter((margin) => margin < 0.7).length / Math.max(1, margins.length),
    singles: count ? sections.filter((section) => section.items.length === 1).length / count : 0,
    unnamed: unnamed / Math.max(1, count),
    doubtful: count ? items.filter((item) => item.review.length).length / count : 0,
  };
  const score =
    (withPrices ? 0.5 * parts.pricedItems - 0.5 * parts.orphanPrices : 0.2) -
    ODD_NAMES_COST * parts.oddNames -
    0.6 * parts.brokenDescriptions -
    0.6 * parts.strayDescriptions +
    MARGIN_WEIGHT * parts.margin -
    SMALL_MARGINS_COST * parts.smallMargins -
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
