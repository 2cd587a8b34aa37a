import { styleText } from 'node:util';
import test from 'ava';
import { printable } from '../../../app/cli/terminal/printable.ts';

test('shows terminal control characters as escapes', (t) => {
  // Window title, cleared screen, clipboard, hidden text, an overwritten line, eight-bit controls, reversed text.
  for (const [text, shown] of [
    ['\u001b]0;owned\u0007', '\\u001B]0;owned\\u0007'],
    ['\u001b[2J\u001b[1A', '\\u001B[2J\\u001B[1A'],
    ['\u001b]52;c;aGk=\u0007', '\\u001B]52;c;aGk=\\u0007'],
    ['\u001b[8mnuts\u001b[30m', '\\u001B[8mnuts\\u001B[30m'],
    ['nut free\rsafe', 'nut free\\u000Dsafe'],
    ['\u009b2J\u0007[1m', '\\u009B2J\\u0007[1m'],
    ['\u202estun eerf\u202c', '\\u202Estun eerf\\u202C'],
  ] as const)
    t.is(printable(text), shown);
});

test('leaves letters, line breaks and the styles of commands alone', (t) => {
  const styles = ['bold', 'dim', 'underline', 'red', 'green', 'yellow', 'cyan', 'gray'] as const;
  const text = [...styles.map((style) => styleText(style, 'Crème brûlée')), 'żurek\tφέτα', '酸辣湯 🌶️'].join('\n');
  t.is(printable(text), text);
});

test('JSON stays the same JSON', (t) => {
  const menu = { name: 'a\u001b[8mb\u009bc\u202ed\ne' };
  const line = printable(JSON.stringify(menu));
  t.deepEqual(JSON.parse(line), menu);
  t.notRegex(line, /[\p{Cc}\p{Bidi_Control}]/u);
});
