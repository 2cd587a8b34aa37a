import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { encryptionKey } from '../wiring/encryption-key.ts';
import { isLoopback } from '../workbench/is-loopback.ts';
import { oneTimeLink } from '../workbench/sessions.ts';
import { commandContext } from './command-context.ts';

/** `menus workbench`: the address of the workbench; a link that logs in once where other machines reach it. */
export async function workbench(options: { readonly json?: boolean }, io: CommandIo): Promise<ExitCode> {
  const { config } = commandContext();
  const { opsHost, opsPort } = config;
  const isOpen = !isLoopback(opsHost);
  const host = isOpen && opsHost !== '0.0.0.0' && opsHost !== '::' ? opsHost : 'localhost';
  const base = `http://${host.includes(':') ? `[${host}]` : host}:${opsPort}/workbench`;
  const address = isOpen ? `${base}/login?link=${oneTimeLink(await encryptionKey(config))}` : base;
  io.out(options.json ? JSON.stringify({ address, oneTime: isOpen }) : address);
  if (isOpen)
    io.say(
      'Good for one login within ten minutes. From another machine, put its name for this one in place of the host.',
    );
  return EXIT.done;
}
