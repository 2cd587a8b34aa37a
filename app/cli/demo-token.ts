import { ServiceError } from '../../src/domain/errors.ts';
import type { DemoClient } from '../demo-client.ts';

/** What the token service answers. */
export interface TokenAnswer {
  readonly access_token: string;
}

const LONGEST_MS = 5000;

/**
 * A token of the demo client, requested as any consumer does.
 * @throws ServiceError 503 where the token service does not answer, and with its own status where it refuses
 */
export async function requestDemoToken(demo: DemoClient): Promise<TokenAnswer> {
  const { client_id, client_secret, audience, auth_url } = demo;
  const response = await fetch(`${auth_url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id, client_secret, audience, grant_type: 'client_credentials' }),
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch((cause: unknown) => {
    const detail = `the token service does not answer at ${auth_url}: is \`menus start\` running?`;
    throw new ServiceError(503, 'unavailable', detail, { cause });
  });
  const body = (await response.json().catch(() => ({}))) as Partial<TokenAnswer> & {
    readonly error?: string;
    readonly error_description?: string;
  };
  const { access_token } = body;
  if (access_token) return { ...body, access_token };
  const reason = body.error_description ?? body.error ?? response.status;
  throw new ServiceError(400, 'invalid_request', `the token service refused: ${reason}`);
}
