import { setTimeout as sleep } from 'node:timers/promises';

/** What all readers have read. */
export interface ReadCounts {
  reads: number;
  /** A sentence for each read that was not answered. */
  readonly failed: string[];
  /** A sentence for each read of something older than its reader had seen. */
  readonly wrong: string[];
  readonly tookMs: number[];
}

export interface Reading {
  /** Of the API processes, which are asked in turn. */
  readonly ports: readonly number[];
  readonly number: number;
  /** The first version of the menu that is published. */
  readonly firstId: number;
  readonly restaurantId: string;
  readonly token: () => string;
}

const PAUSE_MS = 10;

/** Reads the latest version of one menu in each way there is, from one process after the other. */
export async function startReader(
  { ports, number, firstId, restaurantId, token }: Reading,
  counts: ReadCounts,
  isOver: () => boolean,
): Promise<void> {
  const idIn = (text: string | null): number =>
    Number(/menus\/(\d+)>; rel="latest-version"/.exec(text ?? '')?.[1] ?? 0);
  const ways = [
    { path: `/v1/menus/${firstId}`, latest: async (response: Response) => idIn(response.headers.get('link')) },
    { path: `/v1/menus/${firstId}/versions`, latest: async (response: Response) => idIn(response.headers.get('link')) },
    {
      path: `/v1/restaurants/${restaurantId}`,
      latest: async (response: Response) => ((await response.json()) as { menus: { id: number }[] }).menus[0]?.id ?? 0,
    },
  ];
  let newest = 0;
  for (let turn = number; !isOver(); turn += 1) {
    const { path, latest } = ways[turn % ways.length] as (typeof ways)[number];
    const port = ports[Math.floor(turn / ways.length + turn) % ports.length];
    const began = performance.now();
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { Authorization: `Bearer ${token()}` },
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      const found = await latest(response.clone());
      await response.arrayBuffer();
      if (found < newest) counts.wrong.push(`${path} at ${port} says ${found} to who had seen ${newest}`);
      newest = Math.max(newest, found);
    } catch (error) {
      counts.failed.push(`${path} at ${port} after ${Math.round(performance.now() - began)} ms: ${error}`);
    }
    counts.reads += 1;
    counts.tookMs.push(performance.now() - began);
    await sleep(PAUSE_MS);
  }
}
