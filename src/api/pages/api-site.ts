import { html } from '../../pages/html.ts';
import type { Site } from '../../pages/site.ts';

const FOOTER = html`<p>Allergens and dietary flags are guidance. <a href="/allergens">Always check with the restaurant.</a></p>
<p><a href="/openapi.json">OpenAPI 3.1 document</a></p>`;

/** The pages of the API process. */
export const API_SITE: Site = {
  name: 'Menu data',
  home: '/',
  navigation: [
    { path: '/', label: 'Start' },
    { path: '/docs', label: 'Try it' },
    { path: '/allergens', label: 'Allergens' },
    { path: '/problems', label: 'Errors' },
  ],
  footer: FOOTER,
};
