// Letters are keys unless the person switched them off, for those whose tools use letters themselves.
import { inPage } from './page.js';

export const areKeysOn = () => Boolean(inPage('keys')?.checked);

/** Restores the switch. */
export function ready() {
  const keys = document.querySelector('.keys');
  if (!keys) return;
  keys.hidden = false;
  const box = inPage('keys');
  box.checked = localStorage.getItem('keys') !== 'off';
  box.onchange = () => localStorage.setItem('keys', box.checked ? 'on' : 'off');
}
