import type { DescribedApi, DescribedOperation } from './described-operations.ts';

/** A request of a collection. Names in double braces are variables that requests before it set. */
export interface ExampleRequest {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Path and query, percent-encoded. */
  readonly target: string;
  /** Variables that its answer sets, each with its place in the body. */
  readonly sets: Readonly<Record<string, string>>;
}

/** Where the ids of paths come from: the first dish that is found. */
const SETS: Readonly<Record<string, ExampleRequest['sets']>> = {
  searchItems: { menuId: '[0].menuId', restaurantId: '[0].restaurantId' },
};

/** What the token service is asked for, as the body of the request. */
export const TOKEN_REQUEST = `{
  "client_id": "{{clientId}}",
  "client_secret": "{{clientSecret}}",
  "audience": "{{baseUrl}}",
  "grant_type": "client_credentials"
}`;

/** A request for each operation that every service answers, with the examples of the OpenAPI document. */
export function exampleRequests({ operations }: DescribedApi): readonly ExampleRequest[] {
  const answered = operations.filter(({ mayBeOff }) => !mayBeOff);
  const setFirst = answered.toSorted((a, b) => Number(b.id in SETS) - Number(a.id in SETS));
  return setFirst.map((operation) => ({
    id: operation.id,
    title: operation.summary,
    description: operation.description,
    target: targetOf(operation),
    sets: SETS[operation.id] ?? {},
  }));
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
