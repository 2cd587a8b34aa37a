import test from 'ava';
import { askStaff } from '../../src/domain/ask-staff.ts';

test('the sentence for the staff names every allergen once, and asks about the kitchen too', (t) => {
  t.is(askStaff([]), '');
  t.is(askStaff(['MILK']), 'I must not eat milk. Is there any in this dish, and could any get into it in the kitchen?');
  t.regex(askStaff(['MILK', 'NUTS', 'MILK', 'SOYA']), /^I must not eat milk, nuts or soya\. /);
});
