// Shows suggestions as the list of a combobox (WAI-ARIA 1.2): arrows choose, Enter goes there, Escape closes. Without this script they are
// links.
const box = document.getElementById('search');
let options = [];
let at = -1;

function choose(next) {
  options[at]?.removeAttribute('aria-selected');
  at = next;
  const one = options[at];
  if (!one) return box.removeAttribute('aria-activedescendant');
  one.setAttribute('aria-selected', 'true');
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  box.setAttribute('aria-activedescendant', one.id);
}

function list() {
  const part = document.getElementById('suggestions');
  const entries = part.querySelector('ul');
  const chosen = options[at]?.href;
  options = [...part.querySelectorAll('a')];
  box.setAttribute('aria-expanded', String(options.length > 0));
  if (!entries) {
    choose(-1);
    return box.removeAttribute('aria-controls');
  }
  entries.id = 'suggested';
  entries.setAttribute('role', 'listbox');
  entries.setAttribute('aria-label', 'Suggestions');
  box.setAttribute('aria-controls', entries.id);
  for (const [i, option] of options.entries()) {
    option.parentElement.setAttribute('role', 'presentation');
    option.setAttribute('role', 'option');
    option.id = `suggested-${i}`;
    option.tabIndex = -1;
  }
  // A list that arrives after an arrow keeps the choice if it still has it.
  choose(options.findIndex(({ href }) => href === chosen));
}

function close() {
  document.getElementById('suggestions').replaceChildren();
  list();
}

const KEYS = {
  ArrowDown: () => choose(at + 1 < options.length ? at + 1 : -1),
  ArrowUp: () => choose(at === -1 ? options.length - 1 : at - 1),
  Escape: close,
  Enter: () => options[at].click(),
};

box.setAttribute('role', 'combobox');
box.setAttribute('aria-autocomplete', 'list');
box.addEventListener('keydown', (event) => {
  if (options.length === 0 || !(event.key in KEYS) || (event.key === 'Enter' && at === -1) || event.isComposing) return;
  event.preventDefault();
  KEYS[event.key]();
});
box.addEventListener('input', () => choose(-1));
box.form.addEventListener('shown', list);
list();
