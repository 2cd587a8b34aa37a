/** Yields the lines of a body as they arrive; a consumer that stops cancels the answer. */
export async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string, void, undefined> {
  if (!body) return;
  // Read by hand: not every browser has async iteration over streams.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let begun = '';
  try {
    for (let ended = false; !ended; ) {
      const { done, value } = await reader.read();
      ended = done;
      const lines = (begun + decoder.decode(value, { stream: !done })).split('\n');
      begun = ended ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line) yield line;
    }
  } finally {
    await reader.cancel();
  }
}
