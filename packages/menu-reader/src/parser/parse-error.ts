import type { UnreadableReason } from '../read/unreadable-source.ts';

/** Failure to read a document; the message is one line that begins with its name ("menu.pdf: …"). */
export class ParseError extends Error {
  override readonly name = 'ParseError';
  readonly fileName: string;
  readonly reason: UnreadableReason;

  constructor(fileName: string, reason: UnreadableReason, message: string) {
    super(`${fileName}: ${message}`);
    this.fileName = fileName;
    this.reason = reason;
  }
}
