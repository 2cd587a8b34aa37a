// What a person decides and mends is sent while they go on, by keys or by the buttons that are there without scripts. Places in the source
// light up beside their dishes, and either scrolls with the other.
import './forms.js';
import './keys.js';
import { ready } from './keys-switch.js';
import { go } from './moving.js';
import { inPage } from './page.js';
import './teaching.js';

ready();
go(inPage(location.hash.slice(1))?.closest('.stop'));
