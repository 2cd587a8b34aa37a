import { z } from 'zod';
import type { oas31, ZodOpenApiContentObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Operation } from '../shared/operation.ts';

export const problemSchema = z
  .strictObject({
    type: z.url().meta({ description: 'Page that explains the code.' }),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().meta({ description: 'What is wrong and what is expected.' }),
    instance: z.string().meta({ description: 'Path of the request.' }),
    code: z
      .string()
      .regex(/^[a-z_]+$/)
      .meta({ description: 'Stable code to switch on.', example: 'search_required' }),
    requestId: z.string(),
    errors: z
      .array(z.strictObject({ parameter: z.string(), detail: z.string() }))
      .optional()
      .meta({ description: 'One entry for each parameter at fault, at most ten.' }),
  })
  .meta({ id: 'Problem' });

const text = (description: string) => ({ description, schema: { type: 'string' as const } });

const RETRY_AFTER = { 'Retry-After': text('Seconds to wait before trying again.') };
const FAILURES = {
  400: failure('A parameter is missing, unknown or wrong; `errors` names each.'),
  401: failure('No valid access token.', { 'WWW-Authenticate': text('Challenge of RFC 6750.') }),
  406: failure('Accept or Accept-Encoding exclude every answer.'),
  429: failure('Too many requests.', RETRY_AFTER),
  500: failure('An error on our side.'),
  503: failure('The service, or something it depends on, is not available at the moment.', RETRY_AFTER),
};
const BEING_MADE: ZodOpenApiResponseObject = {
  description: 'Being made for the first time; without a body.',
  headers: { ...RETRY_AFTER, Location: text('Address to retry.') },
};
const NOT_FOUND = failure('Nothing has that id.');

const LIMITS = {
  'X-Request-Id': text('Id of the request.'),
  'RateLimit-Policy': text('Requests a minute.'),
  RateLimit: text(
    'Requests left, and seconds until all of them are back; with none left, seconds until the next may come.',
  ),
};

export function responsesOf(operation: Operation): ZodOpenApiResponsesObject {
  return {
    200: {
      description: operation.summary,
      headers: headersOf(operation),
      content: contentOf(operation),
    },
    ...(operation.only && { 206: { description: 'The part that Range asks for.', content: contentOf(operation) } }),
    ...(operation.prepared && { 202: BEING_MADE }),
    304: { description: 'Unchanged since the ETag in If-None-Match.' },
    ...FAILURES,
    ...((operation.pathId || operation.mayBeOff) && { 404: NOT_FOUND }),
    ...(operation.only && { 416: failure('The range is outside the file.') }),
    ...Object.fromEntries(
      Object.entries(operation.failures ?? {}).map(([status, description]) => [status, failure(description)]),
    ),
  };
}

function contentOf({ response, selection, only, otherMedia = {} }: Operation): ZodOpenApiContentObject {
  const json = selection ? z.union([response, selection.response]) : response;
  const all = { ...(!only && { 'application/json': json }), ...otherMedia };
  return Object.fromEntries(Object.entries(all).map(([mediaType, schema]) => [mediaType, { schema }]));
}

function headersOf({ id, paged, pathId }: Operation): oas31.HeadersObject {
  return {
    ...LIMITS,
    ...(id === 'searchParties' && { Link: text('next: continues after this answer.') }),
    ...(paged && {
      Link: text('first, prev, next, last page; next alone for lists paged by after.'),
      'X-Total-Count': text('Size of the whole result.'),
    }),
    ...(['searchItems', 'searchMenus', 'explainItemSearch', 'countItems', 'relaxItemSearch'].includes(id) && {
      'X-Search-Understood': text(
        'Interpretation of the search, an RFC 9651 dictionary: text, vegan, vegetarian, halal, spicy, exclude-allergens, min-price, max-price, min-calories, max-calories, cuisine, city, near, radius, restaurant, course, without, doubtful, not-understood, unknown-places, needs-place, sort, corrected, ignored.',
      ),
    }),
    ...(id === 'searchItems' && {
      Link: text('first, prev, next, last page; alternate: alternatives to an empty answer.'),
    }),
    ...((id === 'searchItems' || id === 'countItems' || id === 'relaxItemSearch') && {
      'X-Allergens-Unknown': text(
        'With excludeAllergens, or a search such as "gluten free pizza": items left out because it is not sure enough that they are clear of it.',
      ),
      'X-Allergens-Likely': text(
        'Sent with X-Allergens-Unknown: how many of these allergenCertainty=likely would bring; 0 with likely and any.',
      ),
    }),
    ...(id === 'listRestaurants' && {
      'X-Name-Match': text('alike: no name contains the text, and these are the most similar ones.'),
    }),
    ...((id === 'searchItems' || id === 'listRestaurants') && {
      'X-Places-Unknown': text('With near: left out because the place of the restaurant is unknown.'),
    }),
    ...(id === 'listChanges' && { Link: text('next: continues after this answer.') }),
    ...(pathId === 'exportFile' && {
      'Repr-Digest': text('SHA-256 of the whole body in its content coding (RFC 9530).'),
      'Last-Modified': text('Moment of the snapshot.'),
      'Accept-Ranges': text('bytes'),
      Link: text('The manifest (describedby).'),
    }),
    ...(pathId === 'menu' && { Link: text('Other versions of the menu (RFC 5829) and the allergen notice.') }),
    ...(id === 'getMenu' && {
      'X-Source-Checked-At': text('Last check of the source (RFC 3339); for menus in service.'),
      'X-Source-State': text('Outcome of the last check: changed, unchanged, unreachable or needs review.'),
      'X-Source-Stale-After': text('From then on the menu is stale, unless its source is checked again.'),
    }),
    ETag: text('Version of this answer, for If-None-Match.'),
  };
}

function failure(description: string, headers: oas31.HeadersObject = {}): ZodOpenApiResponseObject {
  const sent = { 'X-Request-Id': text('Id of the request, also in our log.'), ...headers };
  return { description, headers: sent, content: { 'application/problem+json': { schema: problemSchema } } };
}
