const TO_TWENTY = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...TO_TWENTY.map((word, at) => [word, at + 1] as const),
  ...Object.entries({ thirty: 30, forty: 40, fifty: 50, hundred: 100 }),
]);
