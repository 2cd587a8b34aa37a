import type { AllergenCertainty, Course } from '../../ports/search/queries.ts';
import { pounds } from '../shared/amounts.ts';

const COURSE_WORDS: Readonly<Partial<Record<Course, string>>> = { kids: 'For children' };

export function courseLabel(course: string): string {
  return COURSE_WORDS[course as Course] ?? capital(course);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function rangeLabel(
  least: number | undefined,
  most: number | undefined,
  show: (amount: number) => string,
  unit = '',
): string {
  if (least === undefined) return `up to ${show(most ?? 0)}${unit}`;
  return most === undefined ? `${show(least)}${unit} or more` : `${show(least)} to ${show(most)}${unit}`;
}

/** "within 5 km of Stone"; miles are converted to kilometres. */
export const nearLabel = (near: string, radius = 5): string =>
  `Within ${Number(radius.toFixed(1))} km of ${/^[-+.\d\s,]+$/.test(near) ? 'where you are' : near}`;

export const priceLabel = (least?: number, most?: number): string => rangeLabel(least, most, pounds);

export const caloriesLabel = (least?: number, most?: number): string =>
  rangeLabel(least, most, (amount) => String(Math.round(amount)), ' kcal');

export const CERTAINTY_WORDS: Readonly<Record<AllergenCertainty, { readonly label: string; readonly hint: string }>> = {
  stated: {
    label: 'Stated free from',
    hint: 'The restaurant says so, or every ingredient is known.',
  },
  likely: {
    label: 'Probably free from too',
    hint: 'Our estimate from the words of the dish. In tests up to 2 in 100 were wrong.',
  },
  any: {
    label: 'Not stated too',
    hint: 'Leaves out only what is known to contain it. Not for anybody with an allergy.',
  },
};
