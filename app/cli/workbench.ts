import { oneTimeLink } from '../../src/workbench/sessions.ts';
import { isLoopback, workbenchAddress } from '../../src/workbench/workbench-address.ts';
import { readOpsAddress } from '../ops-address.ts';
import { encryptionKey } from '../wiring/encryption-key.ts';
import { commandContext } from './command-context.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';

/** `menus workbench`: prints the address of the workbench; a one-time login link where other machines reach it. */
export async function workbench(options: JsonOption, io: CommandIo): Promise<void> {
  const { config } = commandContext();
  const running = await readOpsAddress(config.dataDir);
  const { host: listensOn, port } = running ?? { host: config.opsHost, port: config.opsPort };
  const isElsewhere = config.workbenchUrl !== undefined;
  const isOpen = isElsewhere || !isLoopback(listensOn);
  const base = isElsewhere ? `${config.workbenchUrl}/workbench` : workbenchAddress(listensOn, port);
  const address = isOpen ? `${base}/login?link=${oneTimeLink(await encryptionKey(config, 'worker'))}` : base;
  io.out(options.json ? JSON.stringify({ address, oneTime: isOpen }) : address);
  if (running === null && !isElsewhere && !(await answersAt(base)))
    io.say(
      'Nothing answers there now: start `menus start` or the ingest worker, which has the workbench on its OPS_PORT.',
    );
  if (isOpen)
    io.say(
      `Good for one login within ten minutes.${isElsewhere ? '' : ' From another machine, put its name for this one in place of the host.'}`,
    );
}

async function answersAt(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(1000) }).catch(() => null);
  return response !== null;
}
