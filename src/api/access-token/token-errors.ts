import { ServiceError } from '../../domain/errors.ts';

const REALM = 'Bearer realm="menus"';

/**
 * 401 of RFC 6750 section 3.1 for a request without any token: a challenge without an error code. One for all, because
 * to make an error with its stack costs more than the answer.
 */
export const NO_TOKEN = new ServiceError(
  401,
  'token_missing',
  'This needs an access token: send it as "Authorization: Bearer ACCESS_TOKEN".',
  { headers: { 'WWW-Authenticate': REALM } },
);

/** 401 for a token that is not good; `reason` is shown, so it must hold no quotes. */
export function refused(reason: string): ServiceError {
  return new ServiceError(401, 'invalid_token', `The access token is refused: ${reason}.`, {
    headers: { 'WWW-Authenticate': challenge('invalid_token', reason) },
  });
}

/** 400 for a request that carries tokens in a way that cannot be right. */
export function badRequest(reason: string): ServiceError {
  return new ServiceError(400, 'invalid_request', `The request is not valid: ${reason}.`, {
    headers: { 'WWW-Authenticate': challenge('invalid_request', reason) },
  });
}

/** 503 where the token may be good but cannot be checked now. */
export function cannotVerify(cause: unknown): ServiceError {
  return new ServiceError(503, 'token_check_unavailable', 'Access tokens cannot be checked at the moment. Try again.', {
    headers: { 'Retry-After': '5' },
    cause,
  });
}

function challenge(error: string, reason: string): string {
  return `${REALM}, error="${error}", error_description="${reason}"`;
}
