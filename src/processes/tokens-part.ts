import { createTokenService } from '../../tokens/create-token-service.ts';
import type { Stores } from '../compose.ts';
import { listen, type RunningServer } from '../http/listen.ts';
import { encryptionKey } from './encryption-key.ts';
import type { ProcessBase, RunningPart } from './process-base.ts';

export interface TokensPart extends RunningPart {
  ready(): boolean;
}

/** Starts the token service on AUTH_PORT. */
export async function startTokens(
  base: ProcessBase,
  stores: Pick<Stores, 'clients' | 'signingKeys'>,
): Promise<TokensPart> {
  const { config, logger, registry } = base;
  const service = createTokenService({
    clients: stores.clients,
    keys: stores.signingKeys,
    keyEncryptionKey: await encryptionKey(config),
    issuer: config.authUrl,
    audience: config.baseUrl,
    algorithm: config.signingAlgorithm,
    rateLimitPerMinute: config.tokenRateLimitPerMinute,
    corsOrigins: config.corsOrigins,
    logger,
    registry,
  });
  await service.start();
  let server: RunningServer;
  try {
    server = await listen(service.app.callback(), {
      name: 'token service',
      host: config.host,
      port: config.authPort,
      portVariable: 'AUTH_PORT',
      hostVariable: 'HOST',
      logger,
    });
  } catch (error) {
    service.stop();
    throw error;
  }
  return {
    ready: () => service.ready(),
    stop: async () => {
      await server.stop();
      service.stop();
    },
  };
}
