import { FAULTS, type Fault } from '../fault-proxy.ts';
import type { Teardown } from '../teardown.ts';
import { LIES, type Lie, startLiars } from './lies.ts';
import type { Dependency, ServiceBehindProxies } from './service-behind-proxies.ts';
import { type Trial, type TrialOptions, tryFault } from './try-fault.ts';

/** Possible faults of each dependency: Postgres does not speak HTTP, so it cannot lie like a web server. */
export const TROUBLES: Readonly<Record<Dependency, readonly (Fault | Lie)[]>> = {
  Postgres: FAULTS,
  'search engine': [...FAULTS, ...LIES],
  'token service': [...FAULTS, ...LIES],
};

const isFault = (trouble: Fault | Lie): trouble is Fault => (FAULTS as readonly string[]).includes(trouble);

export async function* trials(
  t: Teardown,
  service: ServiceBehindProxies,
  dependency: Dependency,
  faults: readonly (Fault | Lie)[],
  limits: Pick<TrialOptions, 'requests' | 'answerMs' | 'recoveryMs'>,
): AsyncGenerator<Trial> {
  const liars = await startLiars(t);
  for (const fault of faults) {
    const begin: TrialOptions['begin'] = (proxy) =>
      isFault(fault) ? proxy.fail(fault) : proxy.divert(liars.get(fault) ?? 0);
    yield await tryFault(service, { ...limits, dependency, fault, begin });
  }
}
