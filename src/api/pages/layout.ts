import { type Html, html } from './html.ts';

const NAVIGATION = [
  { path: '/', label: 'Start' },
  { path: '/docs', label: 'Try it' },
  { path: '/allergens', label: 'Allergens' },
  { path: '/problems', label: 'Errors' },
];

/** A whole page in the look of the site. `path` is the page's own, for the navigation. */
export function layout(page: {
  readonly path: string;
  readonly title: string;
  readonly head?: Html;
  readonly main: Html;
  /** The content brings a main landmark of its own. */
  readonly bringsMain?: true;
}): string {
  const entries = NAVIGATION.map(
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
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/site.css">
${page.head}</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="site"><div class="bar">
<a class="brand" href="/"><img src="/assets/icon.svg" alt="" width="28" height="28"> Menu data</a>
<nav aria-label="Site"><ul>${entries}</ul></nav>
</div></header>
${page.bringsMain ? html`<div class="content" id="main">${page.main}</div>` : html`<main class="content" id="main">${page.main}</main>`}
<footer class="site"><div class="bar">
<p>Allergens and dietary flags are guidance. <a href="/allergens">Verify them with the restaurant.</a></p>
<p><a href="/openapi.json">OpenAPI 3.1 document</a></p>
</div></footer>
</body>
</html>
`.html;
}
