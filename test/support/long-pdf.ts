import { makePdf } from '@menu-data-service/menu-reader/test/read/pdf/make-pdf';

/** A document of 103 pages: the first has a menu and the last three are not read. */
export function longPdf(): Promise<Buffer> {
  return makePdf((pdf) => {
    pdf.fontSize(20).text('Lunch').fontSize(12).text('Soup £4.50').text('Beef Pie £9.00').text('Lobby £8.50');
    for (let page = 2; page <= 103; page++) pdf.addPage();
  });
}

/** Description of the unread pages. */
export const LEFT_OUT = { from: 101, to: 103, reason: 'at most 100 pages of a document are read' };
