import { type Html, html } from './html.ts';
import type { Site } from './site.ts';

/** One page of a site. */
export interface Page {
  /** The page's own path, or that of the entry of the navigation it belongs to. */
  readonly path: string;
  readonly title: string;
  /** For search engines and previews, one sentence. */
  readonly description?: string;
  /** The one address of a page that others link to, absolute; previews of links in chats are made for it (https://ogp.me). */
  readonly canonical?: string;
  readonly head?: Html;
  readonly main: Html;
  /** The content brings a main landmark of its own. */
  readonly bringsMain?: true;
  /** The content takes the whole width of a desk's screen, for lists beside filters. */
  readonly broad?: boolean;
}

/** A whole page in the look of the site. */
export function layout(site: Site, page: Page): string {
  const entries = site.navigation.map(
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
${page.description === undefined ? undefined : html`<meta name="description" content="${page.description}">\n`}${page.canonical !== undefined && preview(site, page, page.canonical)}<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
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
${site.footer}
</div></footer>
</body>
</html>
`.html;
}

function preview({ name }: Site, { title, description }: Page, canonical: string): Html {
  const facts = { title, description, url: canonical, type: 'website', site_name: name };
  const entries = Object.entries(facts).filter(([, text]) => text !== undefined);
  return html`<link rel="canonical" href="${canonical}">
${entries.map(([fact, text]) => html`<meta property="og:${fact}" content="${text}">\n`)}`;
}
