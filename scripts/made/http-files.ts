import { type ExampleRequest, TOKEN_REQUEST } from './example-requests.ts';

/** How an editor carries values from the answer of one request into the next. */
interface Dialect {
  readonly editors: string;
  /** Lines after the definitions of variables. */
  readonly variables: readonly string[];
  /** Lines after a request that sets variables. */
  setting(sets: ExampleRequest['sets']): string;
}

const valuesOf = (requests: readonly ExampleRequest[]) =>
  requests.flatMap(({ id, sets }) =>
    Object.entries(sets).map(([name, place]) => `@${name} = {{${id}.response.body.$${place}}}`),
  );

/** Named requests, as the REST Client of Visual Studio Code and Visual Studio know them. */
export function restClientFile(requests: readonly ExampleRequest[]): string {
  return httpFile(requests, {
    editors: 'REST Client for Visual Studio Code, and Visual Studio',
    variables: ['@token = {{getToken.response.body.$.access_token}}', ...valuesOf(requests)],
    setting: () => '',
  });
}

/** Handlers of answers, as the editors of JetBrains and httpYac know them. */
export function jetbrainsFile(requests: readonly ExampleRequest[]): string {
  return httpFile(requests, {
    editors: 'the editors of JetBrains, and httpYac',
    variables: [],
    setting(sets) {
      const lines = Object.entries(sets).map(
        ([name, place]) => `  client.global.set("${name}", response.body${place});\n`,
      );
      return lines.length === 0 ? '' : `\n> {%\n${lines.join('')}%}\n`;
    },
  });
}

function httpFile(requests: readonly ExampleRequest[], { editors, variables, setting }: Dialect): string {
  const head = `# The operations of the menu data API, for ${editors}.
# Made by \`npm run made\`. Fill in the client: \`npx menus clients create --name "My app"\` makes one.
@baseUrl = http://localhost:3000
@authUrl = http://localhost:3001
@clientId = CLIENT_ID
@clientSecret = CLIENT_SECRET
${variables.map((line) => `${line}\n`).join('')}`;
  const token = `### Get a token, which is valid for 300 seconds
# @name getToken
POST {{authUrl}}/oauth/token
Content-Type: application/json

${TOKEN_REQUEST}
${setting({ token: '.access_token' })}`;
  const others = requests.map(
    ({ id, title, target, sets }) => `### ${title}
# @name ${id}
GET {{baseUrl}}${target}
Authorization: Bearer {{token}}
${setting(sets)}`,
  );
  return [head, token, ...others].join('\n');
}
