import { html } from '../../pages/html.ts';
import type { Site } from '../../pages/site.ts';

const FOR_PEOPLE = [
  { path: '/find', label: 'Find a dish' },
  { path: '/restaurants', label: 'Restaurants' },
];

/**
 * The pages of the API process.
 * @param forPeople whether the finder, restaurants and menus are among them
 */
export function apiSite(forPeople: boolean): Site {
  return {
    name: 'Menu data',
    home: '/',
    navigation: [
      ...(forPeople ? FOR_PEOPLE : []),
      { path: '/allergens', label: 'Allergens' },
      { path: '/', label: 'For developers' },
      { path: '/docs', label: 'Try it' },
      { path: '/problems', label: 'Errors' },
    ],
    footer: html`<p>Allergens, diets and calories are guidance. <a href="/allergens">Always check with the restaurant.</a></p>
<p><a href="/openapi.json">OpenAPI 3.1 document</a></p>`,
  };
}
