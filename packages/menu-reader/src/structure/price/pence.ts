import { SIGN_BEFORE } from './currencies.ts';

const SIGNED = new RegExp(String.raw`${SIGN_BEFORE}\s?\d{1,3}$`, 'u');
/** Behind a number without a sign, small raised figures up to 14 may be those of allergens. */
const BARE = /(?:^|\s)\d{1,3}$/;
const SURE_PENCE = /^(?:00|1[5-9]|[2-9]\d)$/;

/** The text ends in an amount with a sign: "Soup £6". */
export const endsInPounds = (text: string): boolean => SIGNED.test(text);

/** Figures that are pence and no numbers of allergens. */
export const isSurePence = (figures: string): boolean => SURE_PENCE.test(figures);

/** Two figures that are raised behind a text are the pence of the amount that it ends in. */
export const carriesPence = (text: string, figures: string): boolean =>
  endsInPounds(text) || (BARE.test(text) && isSurePence(figures));

const SMALL_FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED = /(?<![⁰¹²³⁴-⁹])[⁰¹²³⁴-⁹]{2}(?![⁰¹²³⁴-⁹])/gu;

/** "6⁹⁵" becomes "6.95": pence in figures that are raised by their own shape. */
export const withPlainPence = (text: string): string =>
  text.replace(RAISED, (raised, start: number) => {
    const figures = [...raised].map((figure) => SMALL_FIGURES.indexOf(figure)).join('');
    return carriesPence(text.slice(0, start), figures) ? `.${figures}` : raised;
  });
