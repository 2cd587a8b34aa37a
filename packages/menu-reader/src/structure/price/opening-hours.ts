const DAY = String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b`;
const TIME = String.raw`\d{1,2}[.:]\d\d\s*(?:am|pm)?`;
const RANGE = String.raw`${TIME}\s*(?:-|–|—|to|until|till)\s*${TIME}`;
const HOURS = new RegExp(`${DAY}.*${TIME}|^\\W*${RANGE}\\W*$`, 'i');

/** Days and times, which print like prices: "Tue - Thu 11.30 - 1.30"; nothing that names a currency. */
export const isOpeningHours = (text: string): boolean => !/\p{Sc}/u.test(text) && HOURS.test(text);
