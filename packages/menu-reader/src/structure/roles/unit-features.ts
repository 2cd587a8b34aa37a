/** What the scores look at, for one unit. Sizes are relative, gaps in usual leadings, shares 0 to 1. */
export interface UnitFeatures {
  readonly priced: boolean;
  readonly priceInline: boolean;
  readonly size: number;
  readonly sizeToBody: number;
  readonly sizeToLargest: number;
  readonly bold: boolean;
  readonly capitals: boolean;
  readonly otherColour: boolean;
  readonly lower: boolean;
  readonly text: string;
  readonly length: number;
  readonly words: number;
  readonly commas: number;
  readonly fullStop: boolean;
  readonly colon: boolean;
  readonly bracket: boolean;
  readonly joiner: boolean;
  readonly open: boolean;
  readonly startsOpen: boolean;
  /** Looks like most units with prices. */
  readonly itemStyle: boolean;
  /** Stands on one line after an addition. */
  readonly afterAddition: boolean;
  /** Goes on a list of additions, indented behind the first. */
  readonly underAddition: boolean;
  readonly description: boolean;
  readonly sectionWord: boolean;
  readonly sectionEnd: boolean;
  readonly sizeLabels: boolean;
  readonly codes: boolean;
  readonly legend: boolean;
  readonly menu: boolean;
  readonly note: boolean;
  readonly addition: boolean;
  readonly mealPrice: boolean;
  readonly weekday: boolean;
  readonly star: boolean;
  readonly gap: number;
  readonly sameLine: boolean;
  readonly dash: boolean;
  readonly first: boolean;
  readonly last: boolean;
  /** 0 at the top of the page's text, 1 at its foot. */
  readonly down: number;
  readonly repeated: boolean;
  readonly previousOpen: boolean;
  readonly previousPriced: boolean;
  readonly sameStyleAsPrevious: boolean;
  /** Looks like the priced line above and nearly all of that look. */
  readonly amongNames: boolean;
  /** Heads a list of short names on one line. */
  readonly overList: boolean;
  /** The next line looks the same. */
  readonly overLike: boolean;
  readonly nextPriceAlone: boolean;
  readonly nextSameLine: boolean;
  /** The first line of a name that goes on, with its price, on the line below. */
  readonly opensName: boolean;
  /** The line that ends such a name. */
  readonly endsName: boolean;
  /** The unit before has no price and is set stronger: heavier, larger or in capitals. */
  readonly afterStronger: boolean;
  readonly heading: number;
  /** Short lines without price that follow at once, each a line of its own in another style, up to 9. */
  readonly unpricedAfter: number;
  /** Those among them that read like names and share the style of the first. */
  readonly namesAfter: number;
  /** One of the names that follow a unit whose price seems to hold for all of them. */
  readonly underPrice: boolean;
  /** No price is near on its page. */
  readonly farFromPrices: boolean;
  /** Close under a line of its look, while most lines of that look stand apart, and over a lesser one. */
  readonly goesOnAbove: boolean;
  /** Ends the dish above with its price, or with that of another size. */
  readonly priceTail: boolean;
  /** A stronger line over lines of another look, the last of them with a price. */
  readonly overTail: boolean;
  /** The line with the price under such a one. */
  readonly underName: boolean;
  /** A line of a list of names parted by signs. */
  readonly listed: boolean;
  readonly style: StyleFeatures;
}

/** Of the unit's style class, smoothed where it says so. */
export interface StyleFeatures {
  readonly count: number;
  readonly share: number;
  readonly priced: number;
  readonly followed: number;
  readonly length: number;
  readonly sectionWords: number;
  readonly gapped: number;
  readonly descriptions: number;
  readonly beforeDescription: number;
  readonly beforeName: number;
  readonly beforePriceAlone: number;
  readonly distance: number;
}
