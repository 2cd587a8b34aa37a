export type UnreadableReason =
  | 'empty'
  | 'encrypted'
  | 'damaged'
  | 'unsupported'
  | 'too large'
  | 'no text'
  | 'no pages'
  | 'needs ocr'
  | 'over limit'
  | 'crashed';

/** A document that cannot be read; the message is one line for the person who gave it, without the file's name. */
export class UnreadableSource extends Error {
  override readonly name = 'UnreadableSource';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.reason = reason;
  }
}
