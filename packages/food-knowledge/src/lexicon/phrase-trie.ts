import { isBreak } from '../text/tokens.ts';

interface Node<T> {
  /** Undefined at the end of a phrase, as in most nodes: an empty map would take more memory than the rest of the node. */
  next?: Map<string, Node<T>>;
  value?: T;
}

export interface PhraseTrie<T> {
  get(words: readonly string[]): T | undefined;
  set(words: readonly string[], value: T): void;
  /** The longest phrase that starts at `from`, with its length in words; undefined when none does. */
  longest(words: readonly string[], from: number): { readonly value: T; readonly length: number } | undefined;
}

export function createPhraseTrie<T>(): PhraseTrie<T> {
  const root: Node<T> = {};
  return {
    get(words) {
      let node: Node<T> | undefined = root;
      for (const word of words) node = node?.next?.get(word);
      return node?.value;
    },
    set(words, value) {
      let node = root;
      for (const word of words) {
        node.next ??= new Map();
        let next = node.next.get(word);
        if (!next) {
          next = {};
          node.next.set(word, next);
        }
        node = next;
      }
      node.value = value;
    },
    longest(words, from) {
      let node: Node<T> | undefined = root;
      let best: { value: T; length: number } | undefined;
      for (let i = from; i < words.length; i += 1) {
        const word = words[i] ?? '';
        if (isBreak(word)) break;
        node = node.next?.get(word);
        if (!node) break;
        if (node.value !== undefined) best = { value: node.value, length: i - from + 1 };
      }
      return best;
    },
  };
}
