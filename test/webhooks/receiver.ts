import type { ExecutionContext } from 'ava';
import { Webhook } from 'standardwebhooks';
import type { PublicChange } from '../../src/domain/changes/public-change.ts';
import { serve } from '../support/serve.ts';

export interface Receiver {
  readonly url: string;
  /** Status that is answered; null: connections are cut. */
  answer: number | null;
  /** Status for one message; undefined: as for all. */
  answerTo: (change: PublicChange) => number | undefined;
  /** Secret by which the library's own verifier checks each message. */
  secret: string;
  /** Messages that were taken, in the order in which they came. */
  readonly taken: { readonly id: string; readonly change: PublicChange }[];
  /** Requests that came, taken or not. */
  tries: number;
  /** Errors of the verifier. */
  readonly refused: string[];
}

/** Somebody who takes changes, as a consumer would write it. */
export async function startReceiver(t: ExecutionContext): Promise<Receiver> {
  const address = await serve(t, (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      receiver.tries += 1;
      if (receiver.answer === null) {
        request.socket.destroy();
        return;
      }
      try {
        const headers = request.headers as Record<string, string>;
        const change = new Webhook(receiver.secret).verify(body, headers) as PublicChange;
        const status = receiver.answerTo(change) ?? receiver.answer;
        if (status < 300) receiver.taken.push({ id: headers['webhook-id'] ?? '', change });
        response.writeHead(status).end();
      } catch (error) {
        receiver.refused.push(String(error));
        response.writeHead(401).end();
      }
    });
  });
  const receiver: Receiver = {
    url: `${address}/changes`,
    answer: 204,
    answerTo: () => undefined,
    secret: '',
    taken: [],
    tries: 0,
    refused: [],
  };
  return receiver;
}
