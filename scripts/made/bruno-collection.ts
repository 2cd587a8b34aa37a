import { type ExampleRequest, TOKEN_REQUEST } from './example-requests.ts';

const ENVIRONMENT = `vars {
  baseUrl: http://localhost:3000
  authUrl: http://localhost:3001
  clientId: CLIENT_ID
}
vars:secret [
  clientSecret
]
`;

/** A collection for Bruno: the text of each file by its path below the collection. */
export function brunoCollection(requests: readonly ExampleRequest[]): ReadonlyMap<string, string> {
  const files = new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: 'Menu data API', type: 'collection' }, null, 2)}\n`],
    ['environments/local.bru', ENVIRONMENT],
    ['get-token.bru', tokenRequest()],
  ]);
  for (const [at, request] of requests.entries()) files.set(`${kebab(request.id)}.bru`, getRequest(request, at + 2));
  return files;
}

function tokenRequest(): string {
  return [
    meta('Get a token', 1),
    block('post', ['url: {{authUrl}}/oauth/token', 'body: json', 'auth: none']),
    block('body:json', TOKEN_REQUEST.split('\n')),
    block('vars:post-response', ['token: res.body.access_token']),
    block('assert', ['res.status: eq 200']),
  ].join('\n');
}

function getRequest({ title, description, target, sets }: ExampleRequest, seq: number): string {
  const [, query = ''] = target.split('?');
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.replace('=', ': '));
  const variables = Object.entries(sets).map(([name, place]) => `${name}: res.body${place}`);
  return [
    meta(title, seq),
    block('get', [`url: {{baseUrl}}${target}`, 'body: none', 'auth: bearer']),
    ...(parameters.length > 0 ? [block('params:query', parameters)] : []),
    block('auth:bearer', ['token: {{token}}']),
    ...(variables.length > 0 ? [block('vars:post-response', variables)] : []),
    block('assert', ['res.status: eq 200']),
    block('docs', [description]),
  ].join('\n');
}

const meta = (name: string, seq: number) => block('meta', [`name: ${name}`, 'type: http', `seq: ${seq}`]);
const block = (name: string, lines: readonly string[]) =>
  `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
