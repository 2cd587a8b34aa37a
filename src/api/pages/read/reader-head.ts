import { html } from '../../../pages/html.ts';

export const READER_HEAD = html`<link rel="stylesheet" href="/assets/read.css">
`;
