// Answers while somebody types or chooses. Without it the form works as any form does.
const form = document.getElementById('find');
const said = document.getElementById('said');
const TRY_AGAIN_MS = 3000;
let waiting;
let asking;

const inPage = (id) => document.getElementById(id);

/** Typing adds one entry to the history, each choice its own; going back adds none. */
function remember(address, how, y) {
  if (how === 'gone back') return;
  const typed = how === 'typed';
  if (address === location.pathname + location.search || (typed && history.state?.typed))
    return history.replaceState({ typed }, '', address);
  history.replaceState({ ...history.state, y }, '');
  history.pushState({ typed }, '', address);
}

/** Replaces a part of the page; focus stays where it is. */
function put(part, fresh) {
  const { id } = document.activeElement;
  const other = fresh.getElementById(part);
  if (other) inPage(part)?.replaceWith(other);
  if (id && document.activeElement.id !== id) inPage(id)?.focus({ preventScroll: true });
}

/** Yields to typing and tapping. */
const giveWay = () => new Promise((done) => setTimeout(done));

function show(fresh) {
  put('suggestions', fresh);
  put('results', fresh);
  document.title = fresh.title;
  say(inPage('count').textContent);
  form.dispatchEvent(new Event('shown'));
}

/** For screen readers; a `fault` is shown to all. */
function say(text, fault = false) {
  said.className = fault ? 'notice bad' : 'visually-hidden';
  said.textContent = text;
}

async function answer(how, query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim()))) {
  clearTimeout(waiting);
  asking?.abort();
  asking = new AbortController();
  try {
    const { signal } = asking;
    const response = await fetch(`/find/answers?${query}`, { signal });
    if (!response.headers.get('content-type')?.startsWith('text/html')) return form.submit();
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
    // Read early, because reading it later forces a layout in between.
    const y = scrollY;
    // In two steps, so that typing does not wait for all of it. A number that is being typed must stay.
    if (document.activeElement.type !== 'number' || how !== 'typed') put('filters-body', fresh);
    await giveWay();
    signal.throwIfAborted();
    remember(`/find${query.size > 0 ? `?${query}` : ''}`, how, y);
    show(fresh);
    if (how === 'gone back') scrollTo(0, history.state?.y ?? 0);
  } catch (error) {
    if (error.name === 'AbortError') return;
    say('You are offline. These are your earlier results; the page updates when you are back online.', true);
    waiting = setTimeout(answer, TRY_AGAIN_MS, how, query);
  }
}

form.addEventListener('input', ({ target }) => {
  if (target.id !== 'search') return;
  clearTimeout(waiting);
  waiting = setTimeout(answer, 120, 'typed');
});
form.addEventListener('change', ({ target }) => target.id === 'search' || answer('chosen'));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  answer('chosen');
});
addEventListener('popstate', () => {
  const query = new URLSearchParams(location.search);
  inPage('search').value = query.get('search') ?? '';
  answer('gone back', query);
});
