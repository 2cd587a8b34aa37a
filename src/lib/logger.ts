import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

const SECRETS = [
  'req.headers.authorization',
  'headers.authorization',
  'client_secret',
  'clientSecret',
  'access_token',
  'accessToken',
  'password',
  'apiKey',
  'databaseUrl',
  'keyEncryptionKey',
];

/** Formats the time of a line in ISO 8601. Lines of one millisecond share the text, which takes longer than the rest of a line. */
function isoTime(): () => string {
  let lastMs = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== lastMs) {
      lastMs = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/** Writes lines in batches: a system call for each would cost more than making the line. */
const BATCH_BYTES = 8192;
/** Maximum delay of a line; the rest is written when the process ends. */
const BATCH_MS = 200;

/**
 * Creates the log of a process: JSON lines, by default on stderr, so that stdout stays free for results.
 * @param name of the process, in every line
 */
export function createLogger(
  name: string,
  level: string,
  hooks: NonNullable<LoggerOptions['hooks']> = {},
  destination: DestinationStream = pino.destination({
    fd: 2,
    sync: false,
    minLength: BATCH_BYTES,
    periodicFlush: BATCH_MS,
  }),
): Logger {
  const redact = { paths: [...SECRETS, ...SECRETS.map((path) => `*.${path}`)], censor: '[secret]' };
  return pino({ name, level, redact, hooks, timestamp: isoTime() }, destination);
}
