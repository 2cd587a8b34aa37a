import { createReadStream } from 'node:fs';
import { InputFailure } from '../domain/errors.ts';
import { DEFAULT_FETCH_LIMITS } from '../outbound/fetch-limits.ts';

export const STANDARD_INPUT = '-';

/** The same for files as for downloads, so that one huge file cannot fill the memory of a command. */
const MAX_BYTES = DEFAULT_FETCH_LIMITS.bytes;

const READ_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this account may not read it',
  EPERM: 'this account may not read it',
  EISDIR: 'this is a folder; name a file',
  ENAMETOOLONG: 'the file name is too long',
  ELOOP: 'this is a link that leads back to itself',
};

export function explainReadError(error: NodeJS.ErrnoException): string {
  return READ_ERRORS[error.code ?? ''] ?? error.message;
}

/**
 * Reads a file that a person named, or standard input, of at most 25 MB.
 * @param label the path as typed, for the message
 * @param missing message for a missing file
 * @throws InputFailure with one line
 */
export async function readInputBytes(path: string, label = path, missing = READ_ERRORS.ENOENT): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // A pipe has no size to ask for, so the bytes are counted; leaving the loop early closes the file.
    for await (const chunk of (path === STANDARD_INPUT
      ? process.stdin
      : createReadStream(path)) as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? missing : undefined;
    throw new InputFailure(`${label}: ${reason ?? explainReadError(error as Error)}`);
  }
  if (size > MAX_BYTES) {
    throw new InputFailure(
      `${label}: the file is larger than ${MAX_BYTES / 1024 / 1024} MB; make it smaller or split it`,
    );
  }
  return Buffer.concat(chunks);
}

/** Text of a file in UTF-8, without a byte order mark. @throws InputFailure with one line */
export async function readInputText(path: string): Promise<string> {
  const bytes = await readInputBytes(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InputFailure(`${path}: is not text in UTF-8; save it as UTF-8`);
  }
}

/** The value of a JSON file. @throws InputFailure with one line that names the place of a mistake */
export async function readInputJson(path: string): Promise<unknown> {
  const text = await readInputText(path);
  if (text.trim() === '') throw new InputFailure(`${path}: the file is empty`);
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const what = message.replace(/ (?:in JSON )?at position \d+.*| is not valid JSON$/s, '');
    throw new InputFailure(`${path}${placeIn(text, message)}: is not valid JSON (${what})`);
  }
}

/** Line and column, from 1, of the position in a message of JSON.parse; '' if it has none. */
function placeIn(text: string, message: string): string {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `, line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}
