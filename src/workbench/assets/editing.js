// Corrections show at once, before they are stored.
import { current, go, step } from './moving.js';
import { all, fieldOf, stops } from './page.js';
import { enqueue, flush, later } from './sending.js';

export function fieldsOf(form, submitter) {
  const fields = new URLSearchParams(new FormData(form));
  if (submitter?.name) fields.append(submitter.name, submitter.value);
  return fields;
}

/** Makes the current values of a form its values before. */
function settle(form) {
  for (const before of all('input[name$=-before]', form)) {
    const field = fieldOf(form, before.name.slice(0, -'-before'.length));
    if (field.type === 'text') before.value = field.value;
  }
  fieldOf(form, 'item').value = fieldOf(form, 'name').value;
}

/** Shows a corrected or removed dish, or the correction of its section or menu. */
export function showEdit(form, submitter) {
  const stop = form.closest('.stop');
  enqueue(fieldsOf(form, submitter));
  form.closest('details').open = false;
  if (!stop && !submitter?.name && fieldOf(form, 'section')) return showHeading(form);
  // the rest shows with the updated page
  if (!stop) return flush();
  if (submitter?.name === 'remove') {
    step(1);
    stop.remove();
  } else {
    const price = fieldOf(form, 'price').value;
    stop.querySelector('h4').textContent = fieldOf(form, 'name').value;
    stop.querySelector('.price').textContent = price ? `£${price.replace(/^£/, '')}` : '–';
    stop.querySelector('.text').textContent = fieldOf(form, 'description').value;
    stop.classList.add('edited');
    settle(form);
    go(stop);
  }
  later();
}

function showHeading(form) {
  const [section, name] = ['section', 'name'].map((one) => fieldOf(form, one).value);
  const read = form.closest('.read');
  read.querySelector('h3').textContent = name;
  for (const one of all('[name=section], [name=to-section], [name=to-section-before]', read))
    if (one.value === section) one.value = name;
  if (current) go(current);
  later();
}

export function showAddition(form) {
  enqueue(fieldsOf(form));
  const [name, price, item] = ['name', 'price', 'item'].map((one) => fieldOf(form, one));
  const line = document.createElement('li');
  line.className = 'card edited';
  line.append(`${name.value} ${price.value && `£${price.value}`}`);
  const after = stops().find((stop) => fieldOf(stop.querySelector('form.edit'), 'item').value === item.value);
  if (after) after.after(line);
  else form.closest('.read').querySelector('.cards').append(line);
  item.value = name.value;
  for (const field of all('input:not([type=hidden])', form)) field.value = '';
  form.closest('details').open = false;
  if (current) go(current);
  later();
}
