import { ACCESS_TOKEN_SECONDS } from '../../src/domain/token-times.ts';
import type { DescribedApi, DescribedOperation } from './described-operations.ts';

const HEAD = `# The operations of the menu data API, for what reads HTTP files: REST Client of Visual Studio Code, Visual Studio, httpYac.
# Made by \`npm run clients\`. Fill in the client: \`npx menus clients create --name "My app"\` makes one.
@baseUrl = http://localhost:3000
@authUrl = http://localhost:3001
@clientId = CLIENT_ID
@clientSecret = CLIENT_SECRET
@token = {{getToken.response.body.$.access_token}}
@menuId = {{searchItems.response.body.$[0].menuId}}
@restaurantId = {{searchItems.response.body.$[0].restaurantId}}

### Get a token, which is valid for ${ACCESS_TOKEN_SECONDS} seconds
# @name getToken
POST {{authUrl}}/oauth/token
Content-Type: application/json

{
  "client_id": "{{clientId}}",
  "client_secret": "{{clientSecret}}",
  "audience": "{{baseUrl}}",
  "grant_type": "client_credentials"
}
`;

/** A request for each operation that every service answers, with the examples of the OpenAPI document; ids are of what the first finds. */
export function httpFile({ operations }: DescribedApi): string {
  const answered = operations.filter(({ mayBeOff }) => !mayBeOff);
  const findingFirst = answered.toSorted((a, b) => Number(b.id === 'searchItems') - Number(a.id === 'searchItems'));
  const requests = findingFirst.map(
    (operation) => `### ${operation.summary}
# @name ${operation.id}
GET {{baseUrl}}${targetOf(operation)}
Authorization: Bearer {{token}}
`,
  );
  return [HEAD, ...requests].join('\n');
}

function targetOf({ path, pathId, parameters }: DescribedOperation): string {
  const query = parameters.flatMap(({ name, in: place, example }) => {
    if (place === 'path' || example === undefined) return [];
    const text = typeof example === 'object' ? JSON.stringify(example) : String(example);
    return [`${name}=${encodeURIComponent(text)}`];
  });
  const filled = pathId === null ? path : path.replace('{id}', `{{${pathId}Id}}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
