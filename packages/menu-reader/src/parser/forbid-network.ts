import dgram from 'node:dgram';
import dns from 'node:dns';
import module, { syncBuiltinESMExports } from 'node:module';
import { Server, Socket } from 'node:net';
import threads from 'node:worker_threads';

/**
 * Denies the network to the JavaScript of this process, so that libraries cannot fetch what a document refers to, and worker threads, which
 * would have a network. It does not stop native code, nor before Node 25 a script that reaches into node's internals.
 */
export function forbidNetwork(): void {
  Socket.prototype.connect = refused;
  Server.prototype.listen = refused;
  dgram.Socket.prototype.send = refused;
  dgram.Socket.prototype.connect = refused;
  dgram.Socket.prototype.bind = refused;
  for (const names of [dns, dns.promises]) Object.assign(names, { lookup: refused, resolve: refused });
  // module hooks run in a thread too
  Object.assign(threads, { Worker: refusedThread });
  Object.assign(module, { register: refusedThread });
  syncBuiltinESMExports();
}

function refused(): never {
  throw new Error('the parser has no network');
}

function refusedThread(): never {
  throw new Error('the parser has no further threads');
}
