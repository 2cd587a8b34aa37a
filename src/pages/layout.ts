import { type Html, html } from './html.ts';
import type { Site } from './site.ts';

export interface Page {
  /** The page's own path, or that of the navigation entry it belongs to. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** Canonical absolute address of the page. */
  readonly canonical?: string;
  readonly head?: Html;
  readonly main: Html;
  /** The content has its own main landmark. */
  readonly bringsMain?: true;
  /** The content takes the whole width of a desktop screen, for lists beside filters. */
  readonly broad?: boolean;
}

export function layout(site: Site, page: Page): string {
  const isForDevelopers = site.navigation.some(({ path, forDevelopers }) => forDevelopers && path === page.path);
  const shown = site.navigation.filter(({ forDevelopers }) => isForDevelopers || !forDevelopers);
  const entries = shown.map(
    ({ path, label }) =>
      html`<li><a href="${path}"${path === page.path ? html` aria-current="page"` : undefined}>${label}</a></li>`,
  );
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
${page.description === undefined ? undefined : html`<meta name="description" content="${page.description}">\n`}${page.canonical === undefined ? undefined : html`<link rel="canonical" href="${page.canonical}">\n`}<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/site.css">
<link rel="stylesheet" href="/assets/parts.css">
<link rel="stylesheet" href="/assets/forms.css">
${page.head}</head>
<body${page.broad ? html` class="broad"` : undefined}>
<a class="skip" href="#main">Skip to content</a>
<header class="site"><div class="bar">
<a class="brand" href="${site.home}"><img src="/assets/icon.svg" alt="" width="28" height="28"> ${site.name}</a>
<nav aria-label="Site"><ul>${entries}</ul></nav>
</div></header>
${page.bringsMain ? html`<div class="content" id="main">${page.main}</div>` : html`<main class="content" id="main">${page.main}</main>`}
<footer class="site"><div class="bar">
${site.footer}${isForDevelopers && site.developerFooter}
</div></footer>
</body>
</html>
`.html;
}
