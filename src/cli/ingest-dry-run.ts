import { createPassingCorrector } from '../../ingest/create-corrector.ts';
import { tagDraft } from '../../ingest/enrich/tag-draft.ts';
import { documentsOf, type IngestPlan } from '../../ingest/ingest-batch.ts';
import { loadSource } from '../../ingest/load-source.ts';
import { createParser } from '../../ingest/parser/create-parser.ts';
import type { SourceInput } from '../../ingest/source-input.ts';
import { noMenuReason, type UnderstoodDocument, understandDocument } from '../../ingest/understand-document.ts';
import { presentMenuItem } from '../api/present/menu-item.ts';
import { openFetcher } from '../compose-fetch.ts';
import { toParse } from '../compose-ingest.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { outline } from '../terminal/outline.ts';
import type { IngestOptions } from './ingest-options.ts';
import { readCorrections } from './read-corrections.ts';
import { commandContext } from './with-stores.ts';

const reasons = ({ menus, review }: UnderstoodDocument) => [...review, ...menus.flatMap((one) => one.review)];

/** The JSON form of one document: items have exactly the fields of the public API. */
function asJson(file: string, document: UnderstoodDocument): object {
  const menus = document.menus.map(({ menu: { name, sections } }) => ({
    name,
    sections: sections.map((section) => ({ name: section.name, items: section.items.map(presentMenuItem) })),
  }));
  return { file, menus, notes: document.notes, review: reasons(document) };
}

/** A document of which nothing is known but why. */
const unread = (reason: string): UnderstoodDocument => ({ menus: [], notes: [], review: [reason] });

/** Reads documents as ingestion would, over nothing that is stored. */
async function openReader(options: IngestOptions) {
  const { config, logger } = commandContext();
  const corrections = await readCorrections(options.corrections);
  const parser = createParser({ logger });
  const fetcher = openFetcher(config);
  const deps = {
    parse: (source: Parameters<typeof toParse>[0]) => parser.parse(toParse(source)),
    correct: createPassingCorrector(corrections),
    tag: tagDraft,
  };
  return {
    read: async (input: SourceInput) =>
      understandDocument(
        await loadSource(input, fetcher),
        { restaurantId: '', cuisine: '', menuName: input.menuName },
        deps,
      ),
    close: async () => {
      await parser.close();
      await fetcher.close();
    },
  };
}

/** Reads every document and prints what was understood; stores nothing and needs no database. */
export async function dryRun(plan: IngestPlan, options: IngestOptions, io: CommandIo): Promise<ExitCode> {
  const reader = await openReader(options);
  io.signal.addEventListener('abort', () => void reader.close(), { once: true });
  let code: ExitCode = EXIT.done;
  const show = ({ label }: SourceInput, document: UnderstoodDocument, failure: string | null) => {
    if (options.json) io.out(JSON.stringify(asJson(label, document)));
    else if (failure === null) for (const line of outline(label, document)) io.out(line);
    if (failure !== null) io.say(`failed  ${failure}`);
    if (failure !== null) code = EXIT.someFailed;
    else if (reasons(document).length > 0 && code === EXIT.done) code = EXIT.review;
  };
  try {
    for (const input of documentsOf(plan)) {
      try {
        const document = await reader.read(input);
        const isEmpty = document.menus.length === 0;
        show(input, document, isEmpty ? `${input.label}: ${noMenuReason(document)}` : null);
      } catch (error) {
        if (io.signal.aborted) return EXIT.interrupted;
        const { message } = error as Error;
        show(input, unread(message), message);
      }
      if (io.signal.aborted) return EXIT.interrupted;
    }
    return code;
  } finally {
    await reader.close();
  }
}
