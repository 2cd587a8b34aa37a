import type { ExecutionContext } from 'ava';
import { Webhook } from 'standardwebhooks';
import type { PublicChange } from '../../src/domain/changes/public-change.ts';
import { serve } from '../support/serve.ts';

export interface Receiver {
  readonly url: string;
  /** Answered status; null: connections are cut. */
  answer: number | null;
  /** Status for one message; undefined: as for all. */
  answerTo: (change: PublicChange) => number | undefined;
  /** Secret for the library's own verifier, which checks each message. */
  secret: string;
  /** Accepted messages in order. */
  readonly taken: { readonly id: string; readonly change: PublicChange }[];
  /** Requests received, accepted or not. */
  tries: number;
  readonly refused: string[];
}

/** A receiver of changes, as a consumer would write it. */
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
