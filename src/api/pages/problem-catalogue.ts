/** What a problem code means, for the page its `type` leads to. */
export interface ProblemKind {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly meaning: string;
  readonly remedy: string;
}

const kind = (status: number, code: string, title: string, meaning: string, remedy: string): ProblemKind => ({
  code,
  status,
  title,
  meaning,
  remedy,
});

/** Every code the API and the token service answer with in a problem body, by status. */
export const PROBLEM_KINDS: readonly ProblemKind[] = [
  kind(
    400,
    'bad_request',
    'Bad request',
    'The request cannot be read as HTTP.',
    'Check how your client builds the request.',
  ),
  kind(
    400,
    'search_required',
    'Nothing to search for',
    'The parameter search is missing or holds no word.',
    'Give at least one word with a letter or a digit that is not excluded by a minus, such as ?search=oatcake.',
  ),
  kind(
    400,
    'invalid_parameter',
    'Wrong parameter',
    'One or more parameters have a value that is not understood.',
    'Each entry of errors names a parameter and says what is expected.',
  ),
  kind(
    400,
    'unknown_parameter',
    'Unknown parameter',
    'A parameter is not known here. It is refused, because a mistyped allergen filter must never be left out in silence.',
    'Use the name that the answer suggests.',
  ),
  kind(
    400,
    'duplicate_parameter',
    'Parameter given twice',
    'A parameter is given more than once.',
    'Give it once. Several allergens go into one parameter, separated by commas.',
  ),
  kind(
    400,
    'malformed_url',
    'Address not readable',
    'The percent-encoding is broken, or the path holds a control character.',
    'Encode the path and the query as UTF-8; write a plain % as %25.',
  ),
  kind(
    400,
    'invalid_id',
    'Not an id',
    'The id in the path has the wrong form.',
    'Menu ids are whole numbers from 1 up, restaurant ids are GUIDs.',
  ),
  kind(
    400,
    'invalid_request',
    'Token sent in a wrong way',
    'The request carries more than one token, or a token where none belongs.',
    'Send one header, Authorization: Bearer ACCESS_TOKEN.',
  ),
  kind(
    401,
    'token_missing',
    'No access token',
    'Every data operation needs an access token.',
    'Get one from the token service with your client id and secret, and send it as Authorization: Bearer ACCESS_TOKEN.',
  ),
  kind(
    401,
    'invalid_token',
    'Access token refused',
    'The token is expired, was made for another service, or was not made by our token service.',
    'Get a new one. Tokens are valid for 300 seconds.',
  ),
  kind(
    404,
    'menu_not_found',
    'No such menu',
    'No version of any menu has this id.',
    'Take ids from a search, from a restaurant, or from the versions of a menu.',
  ),
  kind(
    404,
    'restaurant_not_found',
    'No such restaurant',
    'No restaurant has this id.',
    'Take ids from the list of restaurants or from a search.',
  ),
  kind(
    404,
    'route_not_found',
    'No such address',
    'There is nothing at this path.',
    'The operations are listed at /docs; tokens are issued at POST /oauth/token of the token service. Paths are case-sensitive.',
  ),
  kind(
    404,
    'problem_not_found',
    'No such problem code',
    'No error answer has this code.',
    'All codes are listed at /problems.',
  ),
  kind(
    405,
    'method_not_allowed',
    'Method not possible',
    'The path exists, but not for this method.',
    'Use a method that the Allow header names. All data operations are GET.',
  ),
  kind(
    406,
    'not_acceptable',
    'Nothing acceptable',
    'Accept or Accept-Encoding leave nothing that could be sent.',
    'Accept application/json, and one of br, gzip and identity.',
  ),
  kind(
    408,
    'request_timeout',
    'Request too slow',
    'The request did not arrive in time.',
    'Send it again on a new connection.',
  ),
  kind(414, 'uri_too_long', 'Address too long', 'The address is longer than 8,000 characters.', 'Shorten the query.'),
  kind(
    429,
    'too_many_requests',
    'Too many requests',
    'Your client has used up its requests for this minute.',
    'Wait as long as Retry-After says. RateLimit shows on every answer what is left.',
  ),
  kind(
    431,
    'headers_too_large',
    'Headers too large',
    'The request headers are larger than 16 kB.',
    'Send fewer or shorter headers.',
  ),
  kind(
    500,
    'internal_error',
    'Error on our side',
    'Something went wrong that you cannot change.',
    'Try again later. If it happens again, report the requestId.',
  ),
  kind(
    503,
    'storage_unavailable',
    'Menu store away',
    'The database cannot be reached at the moment.',
    'Try again after the seconds in Retry-After.',
  ),
  kind(
    503,
    'search_unavailable',
    'Search away',
    'The search engine cannot be reached at the moment. Menus and restaurants can still be read by id.',
    'Try again after the seconds in Retry-After.',
  ),
  kind(
    503,
    'overloaded',
    'Too much at once',
    'The service is at the limit of what it handles at one time.',
    'Try again after the seconds in Retry-After, with fewer requests at once.',
  ),
  kind(503, 'timed_out', 'Took too long', 'The answer was not ready in time.', 'Try again; a smaller limit may help.'),
  kind(
    503,
    'token_check_unavailable',
    'Tokens cannot be checked',
    'The keys of the token service cannot be read at the moment. Your token may be good.',
    'Try again after the seconds in Retry-After.',
  ),
  kind(
    503,
    'keys_unavailable',
    'No signing keys',
    'The token service has no key to sign with yet.',
    'Try again after the seconds in Retry-After.',
  ),
  kind(503, 'unavailable', 'Away for the moment', 'The service cannot answer at the moment.', 'Try again shortly.'),
];
