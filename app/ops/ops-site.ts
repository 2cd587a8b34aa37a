import { html } from '../../src/pages/html.ts';
import type { Site } from '../../src/pages/site.ts';

/** The pages of the operations port. */
export const OPS_SITE: Site = {
  name: 'Operations',
  home: '/status',
  navigation: [
    { path: '/status', label: 'Status' },
    { path: '/metrics', label: 'Metrics' },
  ],
  footer: html`<p>This port is for operators. The public does not reach it.</p>`,
};
