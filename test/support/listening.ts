import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import { listen } from '../../src/http/listen.ts';
import type { Teardown } from './teardown.ts';

/** Serves `handler` on a free port until the end of the test; resolves to its address. */
export async function listening(t: Teardown, handler: RequestListener): Promise<string> {
  const logger = pino({ level: 'silent' });
  const server = await listen(handler, {
    name: 'test server',
    host: '127.0.0.1',
    port: 0,
    portVariable: 'PORT',
    hostVariable: 'HOST',
    logger,
    hardEndMs: 500,
  });
  t.teardown(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}
