import { ACCESS_TOKEN_SECONDS } from '../../domain/token-times.ts';

export interface ProblemKind {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly meaning: string;
  readonly remedy: string;
}

type Words = readonly [title: string, meaning: string, remedy: string];

const WORDS: Readonly<Record<number, Readonly<Record<string, Words>>>> = {
  400: {
    bad_request: ['Bad request', 'The request cannot be read as HTTP.', 'Check how your client builds the request.'],
    search_required: [
      'Nothing to search for',
      'The parameter search is missing or holds no word.',
      'Give at least one word with a letter or a digit that is not excluded by a minus, such as ?search=oatcake.',
    ],
    eaters_required: [
      'No eaters',
      'The parameter eaters of the party search is missing.',
      'Give it as JSON, such as ?eaters=[{"vegan":true},{"excludeAllergens":["nuts"]}], percent-encoded.',
    ],
    batch_refused: [
      'Several messages in one',
      'The body of a request to /mcp holds a list of messages.',
      'Send each message in a request of its own, as the Model Context Protocol says since its revision of 2025-06-18.',
    ],
    invalid_parameter: [
      'Wrong parameter',
      'One or more parameters have a value that is not understood.',
      'Each entry of errors names a parameter and says what is expected.',
    ],
    unknown_parameter: [
      'Unknown parameter',
      'A parameter is not known here. It is refused, because a mistyped allergen filter must never be left out in silence.',
      'Use the name that the answer suggests.',
    ],
    duplicate_parameter: [
      'Parameter given twice',
      'A parameter is given more than once.',
      'Give it once. Several allergens go into one parameter, separated by commas.',
    ],
    malformed_url: [
      'Unreadable address',
      'The percent-encoding is broken, or the path holds a control character.',
      'Encode the path and the query as UTF-8; write a plain % as %25.',
    ],
    invalid_id: [
      'Not an id',
      'The id in the path has the wrong form.',
      'Menu ids are whole numbers from 1 up, restaurant ids are GUIDs.',
    ],
    invalid_cursor: [
      'Not a cursor',
      'The cursor is not one that an answer gave.',
      'Pass next of the previous answer as after, unchanged, or omit after to start at the beginning.',
    ],
    invalid_request: [
      'Token sent the wrong way',
      'The request carries more than one token, or a token where none belongs.',
      'Send one header, Authorization: Bearer ACCESS_TOKEN.',
    ],
  },
  401: {
    token_missing: [
      'No access token',
      'Every data operation needs an access token.',
      'Request one from the token service with your client id and secret, and send it as Authorization: Bearer ACCESS_TOKEN.',
    ],
    invalid_token: [
      'Access token refused',
      'The token is expired, was made for another service, or was not made by our token service.',
      `Get a new one. Tokens are valid for ${ACCESS_TOKEN_SECONDS} seconds.`,
    ],
  },
  404: {
    menu_not_found: [
      'No such menu',
      'No version of any menu has this id.',
      'Take ids from a search, from a restaurant, or from the versions of a menu.',
    ],
    restaurant_not_found: [
      'No such restaurant',
      'No restaurant has this id.',
      'Take ids from the list of restaurants or from a search.',
    ],
    no_version_then: [
      'Not in service then',
      'The menu had no version at the moment of asOf: it was before the first, or the menu had been withdrawn.',
      'The versions of the menu say when each began and ended.',
    ],
    export_not_found: [
      'No such export',
      'No file of an export has this name.',
      'The files are named in the answer and at /docs.',
    ],
    exports_off: [
      'No exports here',
      'This service makes none.',
      'An operator turns them on with --export-every-seconds above 0.',
    ],
    route_not_found: [
      'No such address',
      'There is nothing at this path.',
      'The operations are listed at /docs; tokens are issued at POST /oauth/token of the token service. Paths are case-sensitive.',
    ],
    problem_not_found: ['No such problem code', 'No error answer has this code.', 'All codes are listed at /problems.'],
  },
  405: {
    method_not_allowed: [
      'Method not allowed',
      'The path exists, but not for this method.',
      'Use a method named in the Allow header. All data operations are GET.',
    ],
  },
  406: {
    not_acceptable: [
      'Not acceptable',
      'Accept or Accept-Encoding exclude every answer.',
      'Accept application/json, and one of br, gzip and identity.',
    ],
  },
  408: {
    request_timeout: ['Request too slow', 'The request did not arrive in time.', 'Send it again on a new connection.'],
  },
  410: {
    cursor_expired: [
      'Cursor of another feed',
      'This cursor is of another feed, or of this one before it was restored from a backup.',
      'Start again without after to get everything.',
    ],
  },
  413: {
    body_too_large: ['Body too large', 'The body has more than 65,536 bytes.', 'Send less at once.'],
  },
  414: {
    uri_too_long: ['Address too long', 'The address is longer than 8,000 characters.', 'Shorten the query.'],
  },
  416: {
    range_not_satisfiable: [
      'Outside the file',
      'Range asks for bytes past the end.',
      'Content-Range says how many bytes there are. With If-Range a file that has changed is sent whole.',
    ],
  },
  429: {
    too_many_requests: [
      'Too many requests',
      'Your client has used up its requests for this minute.',
      'Wait as long as Retry-After says. RateLimit shows on every answer what is left.',
    ],
    too_many_waiting: [
      'Too many waiting requests',
      'Your client has as many requests waiting for changes as it may.',
      'Wait with one request at a time, or ask without wait.',
    ],
  },
  431: {
    headers_too_large: [
      'Headers too large',
      'The request headers are larger than 16 kB.',
      'Send fewer or shorter headers.',
    ],
  },
  500: {
    internal_error: [
      'Error on our side',
      'Something went wrong. Your request may be fine.',
      'Try again later. If it happens again, report the requestId.',
    ],
  },
  503: {
    storage_unavailable: [
      'Menus unavailable',
      'The database cannot be reached at the moment.',
      'Try again after the seconds in Retry-After.',
    ],
    search_unavailable: [
      'Search unavailable',
      'The search engine cannot be reached at the moment. Menus and restaurants can still be read by id.',
      'Try again after the seconds in Retry-After.',
    ],
    overloaded: [
      'Overloaded',
      'The service is at the limit of what it handles at one time.',
      'Try again after the seconds in Retry-After, with fewer requests at once.',
    ],
    timed_out: ['Timed out', 'The answer was not ready in time.', 'Try again; a smaller limit may help.'],
    token_check_unavailable: [
      'Tokens cannot be checked',
      'The keys of the token service cannot be read at the moment. Your token may be good.',
      'Try again after the seconds in Retry-After.',
    ],
    keys_unavailable: [
      'No signing keys',
      'The token service has no key to sign with yet.',
      'Try again after the seconds in Retry-After.',
    ],
    preparation_failed: [
      'Export failed',
      'The export could not be made. Your request is fine.',
      'Try again after the seconds in Retry-After.',
    ],
    unavailable: ['Temporarily unavailable', 'The service cannot answer at the moment.', 'Try again shortly.'],
  },
};

export const PROBLEM_KINDS: readonly ProblemKind[] = Object.entries(WORDS).flatMap(([status, codes]) =>
  Object.entries(codes).map(([code, [title, meaning, remedy]]) => {
    return { code, status: Number(status), title, meaning, remedy };
  }),
);
