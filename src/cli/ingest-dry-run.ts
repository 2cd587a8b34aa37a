import { tagDraft } from '../../ingest/enrich/tag-draft.ts';
import { nameMenus } from '../../ingest/finish-draft.ts';
import { documentsOf, type IngestPlan } from '../../ingest/ingest-batch.ts';
import { loadSource } from '../../ingest/load-source.ts';
import { createParser } from '../../ingest/parser/create-parser.ts';
import type { SourceInput } from '../../ingest/source-input.ts';
import { presentMenuItem } from '../api/present/menu-item.ts';
import { openFetcher } from '../compose-fetch.ts';
import { toParse } from '../compose-ingest.ts';
import type { TaggedMenu } from '../domain/published-menu.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { type OutlineSource, outline } from '../terminal/outline.ts';
import type { IngestOptions } from './ingest-options.ts';
import { commandContext } from './with-stores.ts';

/** The JSON form of one document: items have exactly the fields of the public API. */
function asJson({ label, menus, notes, review }: OutlineSource) {
  const items = (section: TaggedMenu['sections'][number]) => section.items.map(presentMenuItem);
  return {
    file: label,
    menus: menus.map(({ name, sections }) => ({
      name,
      sections: sections.map((section) => ({ name: section.name, items: items(section) })),
    })),
    notes,
    review,
  };
}

const needsReview = ({ menus, review }: OutlineSource) =>
  review.length > 0 ||
  menus.some((menu) => menu.sections.some((section) => section.items.some((item) => item.review.length > 0)));

/** Reads every document and prints what was understood; stores nothing and needs no database. */
export async function dryRun(plan: IngestPlan, options: IngestOptions, io: CommandIo): Promise<ExitCode> {
  const { config, logger } = commandContext();
  const parser = createParser({ logger });
  const fetcher = openFetcher(config);
  let code: ExitCode = EXIT.done;
  const read = async (input: SourceInput): Promise<OutlineSource> => {
    const source = await loadSource(input, fetcher);
    const document = await parser.parse(toParse(source));
    const of = { restaurantId: '', sourceUrl: input.sourceUrl, cuisine: '', notes: document.notes };
    const menus = nameMenus(document, input.menuName).map((menu) => tagDraft(menu, of));
    return { label: input.label, menus, notes: document.notes, review: document.review };
  };
  try {
    for (const input of documentsOf(plan)) {
      if (io.signal.aborted) return EXIT.interrupted;
      try {
        const understood = await read(input);
        if (options.json) io.out(JSON.stringify(asJson(understood)));
        else for (const line of outline(understood)) io.out(line);
        if (needsReview(understood) && code === EXIT.done) code = EXIT.review;
      } catch (error) {
        io.say((error as Error).message);
        code = EXIT.someFailed;
      }
    }
    return code;
  } finally {
    await parser.close();
    await fetcher.close();
  }
}
