import { type Html, html } from '../../../pages/html.ts';

/** Language attribute of a menu's words (WCAG 3.1.2), if it differs from that of the page. */
export function menuLang(language: string | undefined): Html | undefined {
  return language === undefined || language === 'en' ? undefined : html` lang="${language}"`;
}

export function inMenuLang(words: Html | string, language: string | undefined): Html | string {
  const lang = menuLang(language);
  return lang ? html`<span${lang}>${words}</span>` : words;
}
