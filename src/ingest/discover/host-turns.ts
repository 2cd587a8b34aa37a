export interface HostTurns {
  /** @param pause before the next request to the same host */
  take<Result>(address: string, request: () => Promise<Result>, pause: () => Promise<void>): Promise<Result>;
}

export function createHostTurns(): HostTurns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take(address, request, pause) {
      const { host } = new URL(address);
      const before = last.get(host) ?? Promise.resolve();
      const answer = before.then(request);
      const over: Promise<unknown> = answer
        .then(pause, pause)
        .catch(() => undefined)
        .finally(() => {
          if (last.get(host) === over) last.delete(host);
        });
      last.set(host, over);
      return answer;
    },
  };
}
