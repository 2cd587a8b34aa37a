// Sends decisions and corrections in the background, by keys or by the buttons that work without scripts. Highlights places in the source
// beside their dishes, and scrolls either with the other.
import './forms.js';
import './keys.js';
import { ready } from './keys-switch.js';
import { go } from './moving.js';
import { inPage } from './page.js';
import './teaching.js';

ready();
go(inPage(location.hash.slice(1))?.closest('.stop'));
