import { makePdf } from '@menu-data-service/menu-reader/test/read/pdf/make-pdf';

const DISHES = ['Tomato Soup', 'Garlic Bread', 'Steak and Ale Pie', 'Fish and Chips', 'Chicken Curry'];

export function fiveDishesPdf(): Promise<Buffer> {
  return makePdf((page) => {
    page.fontSize(24).text('Lunch Menu').fontSize(16).text('Mains').fontSize(11);
    for (const [at, dish] of DISHES.entries()) page.text(`${dish}   £${10 + at}.50`);
  });
}
