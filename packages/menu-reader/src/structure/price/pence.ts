import { SIGN_BEFORE } from './currencies.ts';

const SIGNED = new RegExp(String.raw`${SIGN_BEFORE}\s?\d{1,3}$`, 'u');
/** Behind a number without a sign, or apart from it, small raised figures up to 14 may be those of allergens. */
const BARE = /(?:^|\s)\d{1,3}$/;
const SURE_PENCE = /^(?:0\d|1[5-9]|[2-9]\d)$/;

export const endsInPounds = (text: string): boolean => SIGNED.test(text);

/** True for figures that are pence and not numbers of allergens. */
export const isSurePence = (figures: string): boolean => SURE_PENCE.test(figures);

/** True where two raised figures behind a text are the pence of its final amount. */
export const carriesPence = (text: string, figures: string): boolean =>
  endsInPounds(text) || (BARE.test(text) && isSurePence(figures));

const SMALL_FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED = /(?<![⁰¹²³⁴-⁹])[⁰¹²³⁴-⁹]{2}(?![⁰¹²³⁴-⁹])/gu;

export const withPlainPence = (text: string): string =>
  text.replace(RAISED, (raised, start: number) => {
    const figures = [...raised].map((figure) => SMALL_FIGURES.indexOf(figure)).join('');
    return carriesPence(text.slice(0, start), figures) ? `.${figures}` : raised;
  });
