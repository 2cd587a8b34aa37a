import { html } from '../../../src/pages/html.ts';
import { workbenchPage } from './workbench-page.ts';

/** What went wrong, for the person whose form or link it was. */
export function errorPage(message: string): string {
  const main = html`<h1>That did not work</h1>
<p class="notice bad" role="alert">${message}</p>
<p><a href="/workbench">To the worklist</a></p>`;
  return workbenchPage({ path: '', title: 'That did not work', main });
}
