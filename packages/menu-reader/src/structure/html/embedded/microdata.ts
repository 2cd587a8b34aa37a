import type { TreeElement } from '../../segments/html-origin.ts';
import { ancestors, childElements, findAll } from '../tree.ts';

type Value = string | Properties;
export interface Properties {
  [name: string]: Value | Value[];
}

interface Vocabulary {
  readonly scope: (element: TreeElement) => string | undefined;
  readonly property: (element: TreeElement) => string | undefined;
}

const MICRODATA: Vocabulary = {
  scope: ({ attributes }) => (attributes.itemscope === undefined ? undefined : (attributes.itemtype ?? '')),
  property: ({ attributes }) => attributes.itemprop,
};
const RDFA: Vocabulary = {
  scope: ({ attributes }) => attributes.typeof,
  property: ({ attributes }) => attributes.property,
};

/** schema.org objects written into the markup as microdata (HTML standard) or RDFa Lite (W3C). */
export function markupObjects(body: TreeElement): Properties[] {
  return [MICRODATA, RDFA].flatMap((vocabulary) =>
    findAll(body, (element) => vocabulary.scope(element) !== undefined && !insideScope(element, vocabulary)).map(
      (element) => objectOf(element, vocabulary),
    ),
  );
}

const insideScope = (element: TreeElement, vocabulary: Vocabulary): boolean =>
  ancestors(element).some((above) => vocabulary.scope(above) !== undefined);

function objectOf(element: TreeElement, vocabulary: Vocabulary): Properties {
  const result: Properties = { '@type': (vocabulary.scope(element) ?? '').replace(/^.*[/#:]/, '') };
  const add = (names: string, value: Value): void => {
    for (const name of names.split(/\s+/)) {
      const key = name.replace(/^.*[/#:]/, '');
      const before = result[key];
      result[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
    }
  };
  const visit = (parent: TreeElement): void => {
    for (const child of childElements(parent)) {
      const names = vocabulary.property(child);
      const scoped = vocabulary.scope(child) !== undefined;
      if (names) add(names, scoped ? objectOf(child, vocabulary) : propertyValue(child));
      else if (scoped) add('hasPart', objectOf(child, vocabulary));
      if (!scoped) visit(child);
    }
  };
  visit(element);
  return result;
}

function propertyValue({ attributes, text }: TreeElement): string {
  return attributes.content ?? attributes.href ?? text.replace(/\s+/g, ' ').trim();
}
