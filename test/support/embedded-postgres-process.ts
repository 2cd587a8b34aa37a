import { startEmbeddedPostgres } from '@menu-data-service/embedded-postgres/start-embedded-postgres';
import pino from 'pino';

/**
 * A process that runs an embedded server. Arguments: data folder, role, cache folder. Prints a line of JSON when it is ready or has failed.
 * Stops at SIGTERM and SIGINT; at a line "exit" on stdin it ends without stopping the server.
 */
const [dataDir = '', role = 'service', cacheDir = ''] = process.argv.slice(2);
process.stdin.once('data', () => process.exit(1));
process.stdin.unref();
try {
  const server = await startEmbeddedPostgres({
    dataDir,
    role: role === 'command' ? 'command' : 'service',
    logger: pino({ level: 'silent' }),
    durable: false,
    ...(cacheDir === '' ? {} : { cacheDir }),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
  process.stdout.write(`${JSON.stringify({ url: server.url, started: server.started })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: (error as Error).message })}\n`);
  process.exitCode = 1;
}
