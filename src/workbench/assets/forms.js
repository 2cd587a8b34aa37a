// Forms are sent while the person goes on.
import { fieldsOf, showAddition, showEdit } from './editing.js';
import { go } from './moving.js';
import { fieldOf, stops } from './page.js';
import { flush, post } from './sending.js';

function decided(form, submitter) {
  const stop = form.closest('.stop');
  post(form.getAttribute('action'), fieldsOf(form, submitter));
  if (!stop) return;
  if (stop.matches('.dish')) {
    form.closest('.doubt').remove();
    if (!stop.querySelector('.doubt')) stop.classList.remove('doubtful');
    return;
  }
  const list = stops();
  const next = list[list.indexOf(stop) + 1] ?? list[list.indexOf(stop) - 1];
  stop.remove();
  go(next);
}

addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!form.matches('.edit, .decide') || form.action.endsWith('/found') || form.querySelector('.fourteen')) return;
  event.preventDefault();
  if (form.matches('.decide')) return decided(form, submitter);
  if (fieldOf(form, 'add')) return showAddition(form);
  if (fieldOf(form, 'menu')) return showEdit(form, submitter);
  flush();
  // nothing is being typed there any more, so the page may be replaced
  submitter?.blur();
  post(form.getAttribute('action'), fieldsOf(form, submitter));
});
