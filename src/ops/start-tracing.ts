import type { Tracer } from '@opentelemetry/api';

export interface Tracing {
  readonly tracer: Tracer;
  stop(): Promise<void>;
}

/**
 * Starts sending traces by OTLP over HTTP. The SDK is loaded only here: without an endpoint it costs nothing. Its other settings are the
 * OTEL_… variables of the specification, such as OTEL_TRACES_SAMPLER and OTEL_EXPORTER_OTLP_HEADERS.
 * @param service name under which the process appears
 * @param endpoint address of the collector, to which /v1/traces is added
 */
export async function startTracing(service: string, endpoint: string): Promise<Tracing> {
  const [{ context, propagation, trace }, hooks, { W3CTraceContextPropagator }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { tracer: provider.getTracer('menus'), stop: () => provider.shutdown() };
}
