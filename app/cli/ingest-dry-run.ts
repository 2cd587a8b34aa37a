import { presentMenuItem } from '../../src/api/shared/menu-item.ts';
import { documentsOf, type IngestPlan } from '../../src/ingest/ingest-batch.ts';
import type { SourceInput } from '../../src/ingest/source-input.ts';
import { noMenuReason, type UnderstoodDocument } from '../../src/ingest/understand-document.ts';
import { type DocumentReader, openDocumentReader } from '../wiring/document-reader.ts';
import { commandContext } from './command-context.ts';
import type { IngestOptions } from './ingest-plan.ts';
import { readDecisions } from './read-decisions.ts';
import type { CommandIo } from './terminal/command-io.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { outline } from './terminal/outline.ts';
import { type Progress, withProgress } from './terminal/progress.ts';
import { withResource } from './with-resource.ts';

/** Reads every document and prints its interpretation; stores nothing and needs no database. */
export async function dryRun(plan: IngestPlan, options: IngestOptions, io: CommandIo): Promise<ExitCode> {
  const { config, logger } = commandContext();
  const decisions = await readDecisions(options);
  let code: ExitCode = EXIT.done;
  const show = ({ label }: SourceInput, document: UnderstoodDocument, failure: string | null) => {
    if (options.json) io.out(JSON.stringify(asJson(label, document)));
    else if (failure === null) for (const line of outline(label, document, io.width)) io.out(line);
    if (failure !== null) io.say(`failed  ${failure}`);
    if (failure !== null) code = EXIT.someFailed;
    else if (reasons(document).length > 0 && code === EXIT.done) code = EXIT.review;
  };
  const readAll = async (reader: DocumentReader, { show: name, print }: Progress): Promise<void> => {
    for (const input of documentsOf(plan)) {
      name(input.label);
      try {
        const document = await reader.understand(input);
        const isEmpty = document.menus.length === 0;
        print(() => show(input, document, isEmpty ? `${input.label}: ${noMenuReason(document)}` : null));
      } catch (error) {
        if (io.signal.aborted) return;
        const { message } = error as Error;
        print(() => show(input, unread(message), message));
      }
      if (io.signal.aborted) return;
    }
  };
  await withResource(openDocumentReader(config, logger, decisions), io.signal, (reader) =>
    withProgress('Reading', io, (progress) => readAll(reader, progress)),
  );
  return io.signal.aborted ? io.stopCode() : code;
}

function asJson(file: string, document: UnderstoodDocument): object {
  const menus = document.menus.map(({ menu: { name, sections } }) => ({
    name,
    sections: sections.map((section) => ({ name: section.name, items: section.items.map(presentMenuItem) })),
  }));
  const { notes, leftOut } = document;
  return { file, menus, notes, review: reasons(document), ...(leftOut && { leftOut }) };
}

const reasons = ({ menus, review }: UnderstoodDocument) => [...review, ...menus.flatMap((one) => one.review)];

const unread = (reason: string): UnderstoodDocument => ({ menus: [], notes: [], review: [reason], doubts: [] });
