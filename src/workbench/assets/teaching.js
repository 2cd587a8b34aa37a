// Clicking a line of the source selects it, so that a button sets its role and that of similar lines.
import { all, drawing, inPage } from './page.js';

const FOLLOWS = {
  '': ['look', 'role'],
  look: ['look'],
  column: ['column', 'role'],
};
const follows = (line, chosen, scope) => FOLLOWS[scope]?.every((what) => line[what] === chosen[what]);

/** Marks the selected line and those that follow it. */
function mark() {
  for (const marked of all('.chosen, .follows', drawing)) marked.classList.remove('chosen', 'follows');
  const { selectedOptions, options } = inPage('line');
  const chosen = selectedOptions[0].dataset;
  if (!chosen.line) return;
  for (const { dataset } of options) {
    const place = drawing.querySelector(`[data-line="${dataset.line}"]`);
    if (dataset.line === chosen.line) place?.classList.add('chosen');
    else if (follows(dataset, chosen, inPage('scope').value)) place?.classList.add('follows');
  }
}

function choose({ clientX, clientY }) {
  // the frame of a dish lies over its lines
  const places = document.elementsFromPoint(clientX, clientY).map((one) => one.closest('[data-line]'));
  const line = places.find(Boolean)?.dataset.line;
  const option = line && all('option', inPage('line')).find(({ dataset }) => dataset.line === line);
  if (!option) return;
  option.selected = true;
  mark();
}

// before the page is scrolled to the dish of the line
drawing?.addEventListener('click', choose, { capture: true });
addEventListener('change', ({ target }) => {
  if (!target.closest('.teach')) return;
  mark();
  drawing.querySelector('.chosen')?.scrollIntoView({ block: 'nearest' });
});
