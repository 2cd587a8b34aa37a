import { ServiceError } from '../../domain/errors.ts';
import { resourceMetadataUrl } from '../../http/protected-resource.ts';

export interface TokenErrors {
  /**
   * 401 of RFC 6750 section 3.1 for a request without any token: a challenge without an error code. Shared, because creating an error with
   * its stack costs more than the answer.
   */
  readonly noToken: ServiceError;
  /** 401 for an invalid token; `reason` is shown, so it must hold no quotes. */
  refused(reason: string): ServiceError;
  /** 400 for a request that carries tokens in an invalid way. */
  badRequest(reason: string): ServiceError;
}

/** Creates refusals that name the resource metadata (RFC 9728, section 5.1). @param resource audience of tokens */
export function createTokenErrors(resource: string): TokenErrors {
  const metadata = `resource_metadata="${resourceMetadataUrl(resource)}"`;
  const challenge = (error: string, reason: string) => ({
    headers: {
      'WWW-Authenticate': `Bearer realm="menus", error="${error}", error_description="${reason}", ${metadata}`,
    },
  });
  return {
    noToken: new ServiceError(
      401,
      'token_missing',
      'This needs an access token: send it as "Authorization: Bearer ACCESS_TOKEN".',
      { headers: { 'WWW-Authenticate': `Bearer realm="menus", ${metadata}` } },
    ),
    refused: (reason) =>
      new ServiceError(
        401,
        'invalid_token',
        `The access token is refused: ${reason}.`,
        challenge('invalid_token', reason),
      ),
    badRequest: (reason) =>
      new ServiceError(
        400,
        'invalid_request',
        `The request is not valid: ${reason}.`,
        challenge('invalid_request', reason),
      ),
  };
}

export function cannotVerify(cause: unknown): ServiceError {
  return new ServiceError(503, 'token_check_unavailable', 'Access tokens cannot be checked at the moment. Try again.', {
    headers: { 'Retry-After': '5' },
    cause,
  });
}
