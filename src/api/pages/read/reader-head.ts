import { html } from '../../../pages/html.ts';

/** What the pages of menus and restaurants load beside what every page does. */
export const READER_HEAD = html`<link rel="stylesheet" href="/assets/read.css">
`;
