import { createTokenService } from '../../src/tokens/create-token-service.ts';
import { encryptionKey } from '../wiring/encryption-key.ts';
import type { Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';
import { type ServicePart, startService } from './service-part.ts';

export async function startTokens(
  { config, logger, registry, tracer }: ProcessBase,
  stores: Pick<Stores, 'clients' | 'signingKeys'>,
): Promise<ServicePart> {
  const service = createTokenService({
    clients: stores.clients,
    keys: stores.signingKeys,
    keyEncryptionKey: await encryptionKey(config, 'tokens'),
    issuer: config.authUrl,
    audience: config.baseUrl,
    rateLimitPerMinute: config.tokenRateLimitPerMinute,
    limitsSharedBy: config.limitsSharedBy,
    tracer,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    logger,
    registry,
  });
  const place = { host: config.host, port: config.authPort, portVariable: 'AUTH_PORT' };
  return startService(service.app.callback(), service, { name: 'token service', ...place, logger });
}
