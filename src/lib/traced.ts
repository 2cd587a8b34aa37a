import { SpanStatusCode, trace } from '@opentelemetry/api';

/** Runs work as a span of the current trace or as the first of a new one; free without tracing. */
export function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('menus').startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'thrown' });
      throw error;
    } finally {
      span.end();
    }
  });
}
