import { ACCEPT, endingOfType, FORMAT_NAMES, kindOfName, kindOfType } from '@menu-data-service/menu-model/formats';
import test from 'ava';

test('a format is known by its media type and by the ending of a name, in any spelling', (t) => {
  t.is(kindOfType('text/html; charset=utf-8'), 'html');
  t.is(kindOfType(' Image/HEIF '), 'image');
  t.is(kindOfType('application/json'), undefined);
  t.is(kindOfName('/menus/Lunch.PDF'), 'pdf');
  t.is(kindOfName('menu.pdf.exe'), undefined);
  t.is(kindOfName('/menus/lunch'), undefined);
  t.is(endingOfType('image/jpeg'), 'jpg');
});

test('the Accept header and the named formats follow the list', (t) => {
  t.is(ACCEPT, 'text/html,application/xhtml+xml,application/pdf,image/*;q=0.9');
  t.is(FORMAT_NAMES, 'HTML, PDF, JPEG, PNG, WebP, GIF, TIFF, AVIF and HEIC');
});
