import { escaped } from '../../web/escape.ts';
import type { PaperFamily } from '../family.ts';
import type { PrintedDish } from '../printed-dish.ts';

/** What differs between pages of one family. */
export interface PrintChoices {
  readonly family: PaperFamily;
  readonly dash: string;
  readonly mark: string;
  readonly leader: string;
  readonly codes: 'plain' | 'raised' | 'ring';
  readonly number: 'plain' | 'disc';
  readonly justified: boolean;
  /** Letters of a price that fit beside a name, and columns of prices that fit. */
  readonly longest: number;
  readonly mostSizes: number;
}

/** Name, texts and prices of one dish, set with boxes of a browser. */
export function dishMarkup(dish: PrintedDish, choices: PrintChoices): string {
  const { family, dash, mark } = choices;
  const code = dish.codes
    ? choices.codes === 'raised'
      ? `<sup class="code">${escaped(dish.codes)}</sup>`
      : ` <span class="code${choices.codes === 'ring' ? ' ring' : ''}">${escaped(dish.codes)}</span>`
    : '';
  const number = dish.number
    ? `<span class="name${choices.number === 'disc' ? ' disc' : ''}">${escaped(dish.number)}</span> `
    : '';
  const name = `${number}<span class="name">${escaped(dish.name)}</span>${dish.codesAfterText ? '' : code}`;
  const text = dish.text ? `<span class="text">${escaped(dish.text)}</span>${dish.codesAfterText ? code : ''}` : '';
  const price = dish.price ? `<span class="price">${escaped(dish.price)}</span>` : '';
  const joined = family.text === 'same line' && text !== '';
  const head = joined ? `${name}<span class="text">${dash}</span>${text}` : name;
  const below = text && !joined ? `<div class="${choices.justified ? 'just' : ''}">${text}</div>` : '';
  const more = [
    ...dish.lines.map((line) => `<div class="note">${escaped(line)}</div>`),
    dish.extra ? `<div class="note">${escaped(dish.extra)}</div>` : '',
  ].join('');
  return `<div class="dish">${core()}${more}</div>`;

  function core(): string {
    const cells = dish.prices.length
      ? dish.prices.map((one) => `<span class="price cell">${escaped(one)}</span>`).join('')
      : '';
    if (cells) return `<div class="row"><div class="grow">${head}</div>${cells}</div>${below}`;
    switch (dish.price.length > choices.longest ? 'below text' : family.price) {
      case 'right':
        if (family.text === 'beside')
          return `<div class="row"><div class="third">${name}</div><div class="grow">${text}</div><div>${price}</div></div>`;
        return `<div class="row"><div class="grow">${head}</div><div>${price}</div></div>${below}`;
      case 'leaders':
        return `<div class="row"><div class="keep">${head}</div><div class="dots">${price && choices.leader !== 'border' ? choices.leader.repeat(60) : ''}</div><div>${price}</div></div>${below}`;
      case 'after name':
        return `<div>${joined ? `${head} ${price}` : `${name}<span class="name">${price && mark}</span>${price}`}</div>${below}`;
      case 'bar after name':
        return `<div>${head}<span class="price">${price && ' | '}</span>${price}</div>${below}`;
      case 'after text':
        return below ? `<div>${name}</div><div>${text} ${price}</div>` : `<div>${head} ${price}</div>`;
      case 'below text':
        return `<div>${head}</div>${below}<div>${price}</div>`;
      case 'below name':
        return `<div>${head}</div><div>${price}</div>${below}`;
      case 'left':
        return `<div class="row"><div class="first">${price}</div><div class="grow">${head}${below}</div></div>`;
      case 'right of text':
        return below
          ? `<div>${name}</div><div class="row"><div class="grow">${text}</div><div class="foot">${price}</div></div>`
          : `<div class="row"><div class="grow">${head}</div><div>${price}</div></div>`;
    }
  }
}
