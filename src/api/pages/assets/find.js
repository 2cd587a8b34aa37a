// Answers while somebody types or ticks. Without it the form works as any form does.
const form = document.getElementById('find');
let waiting;
let asking;

const inPage = (id) => document.getElementById(id);

async function answer() {
  clearTimeout(waiting);
  asking?.abort();
  asking = new AbortController();
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim() !== ''));
  try {
    const response = await fetch(`/find/answers?${query}`, { signal: asking.signal });
    if (!response.headers.get('content-type')?.startsWith('text/html')) return form.submit();
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
    const { id, type } = document.activeElement;
    for (const part of ['suggestions', 'filters-body', 'results']) {
      // A number that is being typed must stay as it is.
      if (part === 'filters-body' && type === 'number') continue;
      const other = fresh.getElementById(part);
      if (other) inPage(part)?.replaceWith(other);
    }
    if (id && document.activeElement.id !== id) inPage(id)?.focus({ preventScroll: true });
    history.replaceState(null, '', `/find${query.size > 0 ? `?${query}` : ''}`);
    inPage('said').textContent = inPage('count').textContent;
  } catch (error) {
    if (error.name !== 'AbortError') form.submit();
  }
}

form.addEventListener('input', ({ target }) => {
  clearTimeout(waiting);
  if (target.id === 'search') waiting = setTimeout(answer, 120);
});
form.addEventListener('change', ({ target }) => target.id === 'search' || answer());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  answer();
});
