import type { Chance } from '../chance.ts';

const STARTS =
  'ba be bo bra ca cha chi co cor da del do dra el fa fe fi flo fra ga gi glen gra ha hol i ja ka ki kra la le lin lo ma mar me mi mo na ni nor o pa pe pi pra ra re ri ro sa se sha si so sta su ta te ti to tre tu u va ve vi vol wa we wil ya zu'.split(
    ' ',
  );
const MIDDLES =
  'ba be ca cchi da de di dra ga gi go ka la le li lla lo ma me mi mo na ne ni no pa pe ra re ri ro sa se si sso ta te ti tto va ve vi za'.split(
    ' ',
  );
const ENDS =
  'n r s t l no na ra ri to tta lli ck ton ley den field ham well by wick ford mann berg dal san ka mir tine lle ac ux eau ez os is ia o a i e'.split(
    ' ',
  );

/** An invented word with a capital, of one to four syllables. */
export function oddWord(chance: Chance): string {
  const middles = Number(chance.weighted({ 0: 3, 1: 4, 2: 1 }));
  const word = [
    chance.pick(STARTS),
    ...Array.from({ length: middles }, () => chance.pick(MIDDLES)),
    chance.pick(ENDS),
  ].join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
