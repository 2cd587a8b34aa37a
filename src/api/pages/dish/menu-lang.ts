import { type Html, html } from '../../../pages/html.ts';

/** The attribute that tells the language of a menu's words (WCAG 3.1.2) where it is another than that of the page. */
export function menuLang(language: string | undefined): Html | undefined {
  return language === undefined || language === 'en' ? undefined : html` lang="${language}"`;
}

/** Words of a menu within a sentence of the page. */
export function inMenuLang(words: Html | string, language: string | undefined): Html | string {
  const lang = menuLang(language);
  return lang ? html`<span${lang}>${words}</span>` : words;
}
