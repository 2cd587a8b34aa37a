// Starts Swagger UI, and puts a fresh token into it from the form above it.
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
