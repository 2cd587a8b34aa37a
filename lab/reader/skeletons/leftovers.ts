import { isCommon } from './common-words.ts';

const WORD = /\p{L}[\p{L}\p{M}]{3,}/gu;
/** Words of markup, of answers and of looks, which skeletons may hold whatever the page said. */
const OF_THE_FORM = new Set(
  'html head body main header footer section article aside span table thead tbody tfoot caption strong small figure figcaption button input label form fieldset legend select option textarea details summary blockquote center font title address time mark code base class style href https http example colspan rowspan role hidden open type itemscope itemtype itemprop aria level align color size data toggle target controls labelledby placeholder name names description price prices menu menus item items nav navbar navigation breadcrumb cookie consent social share sidebar newsletter modal popup review testimonial gallery carousel slider basket cart login banner dropdown tabs pane accordion collapse collapsed active show fade heading desc category note list container card badge link dish food product bold hide none block inline flex left right float display visibility text transform uppercase lowercase capitalize weight position width height absolute relative fixed static center bottom justify normal inherit submit checkbox radio image number email search reset schema menuitem offers offer pages fonts colours words page layer kind stated accept layout goldpages thin extralight light book medium semibold demi black heavy italic oblique condensed script regular false true null tabpanel tablist presentation dialog region separator group document alert status dropdown with auto solid px doctype nbsp sections nameaccept priceaccept descriptionaccept namewithcodes optiononly mailto'.split(
    /\s+/,
  ),
);

/** Letters set apart count as the word that they make. */
const closed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<!\p{L})(?:\p{L}[ \u00a0]{1,2}){3,}\p{L}(?!\p{L})/gu, (letters) => letters.replace(/[ \u00a0]/g, ''));

/** Words of four letters and more that the original has and the skeleton still says, apart from common ones. */
export function leftovers(original: string, skeleton: string): string[] {
  const had = new Set([...closed(original).matchAll(WORD)].map(([word]) => word));
  const has = new Set([...closed(skeleton).matchAll(WORD)].map(([word]) => word));
  return [...has].filter((word) => had.has(word) && !isCommon(word) && !OF_THE_FORM.has(word));
}
