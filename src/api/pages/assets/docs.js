const form = document.getElementById('token-form');
const state = document.getElementById('token-state');

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const ui = window.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  validatorUrl: null,
  supportedSubmitMethods: ['get'],
});

// The library lacks names of fields and tables and a way to scroll by keyboard, and its buttons hold links without effect.
const panel = document.getElementById('swagger-ui');
new MutationObserver(() => {
  for (const link of panel.querySelectorAll('.opblock-summary-control a[href]')) link.removeAttribute('href');
  for (const field of panel.querySelectorAll('tr[data-param-name] :is(select, input, textarea):not([aria-label])')) {
    field.setAttribute('aria-label', field.closest('tr').dataset.paramName);
  }
  for (const table of panel.querySelectorAll('[id$="_responses"]:not([aria-label])')) {
    table.setAttribute('aria-label', `Responses of ${table.id}`);
  }
  for (const text of panel.querySelectorAll('pre:not([tabindex])')) text.tabIndex = 0;
}).observe(panel, { childList: true, subtree: true });

async function requestToken(fields) {
  const response = await fetch(form.dataset.tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: fields.get('client_id'),
      client_secret: fields.get('client_secret'),
      audience: form.dataset.audience,
      grant_type: 'client_credentials',
    }),
  });
  const body = await response.json();
  if (!response.ok)
    throw new Error(body.error_description ?? body.detail ?? `the token service answers ${response.status}`);
  return body;
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  state.textContent = 'Asking the token service …';
  try {
    const { access_token: token, expires_in: seconds } = await requestToken(new FormData(form));
    ui.preauthorizeApiKey('accessToken', token);
    state.textContent = `Token in use for the next ${Math.floor(seconds / 60)} minutes. Open an operation and press Execute.`;
  } catch (error) {
    state.textContent = `No token: ${error.message}`;
  }
});
