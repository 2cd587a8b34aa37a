export type UnreadableReason =
  | 'empty'
  | 'encrypted'
  | 'damaged'
  | 'unsupported'
  | 'too large'
  | 'no text'
  | 'needs ocr'
  | 'has pictures'
  | 'over limit'
  | 'crashed';

/** Document that cannot be read; the message is one line for its sender, without the file name. */
export class UnreadableSource extends Error {
  override readonly name = 'UnreadableSource';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.reason = reason;
  }
}
