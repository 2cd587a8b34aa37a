import { type Html, html } from '../../../pages/html.ts';

/** The attribute that tells the language of a menu's words (WCAG 3.1.2) where it is another than that of the page. */
export function menuLang(language: string | undefined): Html | undefined {
  return language === undefined || language === 'en' ? undefined : html` lang="${language}"`;
}
