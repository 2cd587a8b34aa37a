const PHONE = String.raw`(?:\+\d|\b0\d{2,4})[\d\s-]{6,}`;
const POSTCODE = String.raw`\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b`;
const PHRASES = [
  // opening hours
  String.raw`\b(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?\b.*\d\s*(?:am|pm|:\d\d|noon)`,
  String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b.*(?:\bclosed\b|\d{1,2}[.:]\d\d\s*(?:-|–|—|to|until|till)\s*\d)|^closed\b|\b(?:last|site) updated\b`,
  String.raw`\b\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|noon)?\s*(?:-|–|—|to|until|till)\s*\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)\b`,
  String.raw`\b\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)\b.*\b\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)\b`,
  String.raw`\bopening (?:hours|times)|open (?:daily|from|mon|every|7 days)|\bserved (?:from|until|till|daily|with your choice|all day|between|mon|sun|sat|\d)`,
  String.raw`\bavailable\b|weekends? only|\blast orders\b`,
  String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|june|july|august|september|october|november|december)\b`,
  // addresses
  PHONE,
  String.raw`^\d{1,4}[a-z]? (?:[\w'’]+ ){1,3}(?:street|road|lane|avenue|st|rd|ave|square|place|drive)\b`,
  POSTCODE,
  String.raw`\bwww\.|https?:|\.co\.uk\b|\.com\b|@\w|\btel(?:ephone)?\b|\bphone\b|\bcall us\b|\bfollow us\b|\bfind us\b|\bwi-?fi\b`,
  // money
  String.raw`service charge|gratuit|\bvat\b|minimum spend|per person|^all (?:at |for |just )?[£$€]?\d|^all$|^any (?:two|three|2|3)\b|\b(?:two|three|2|3|one|1|four|4) courses?\b|gift card|(?:^|[.!] )all (?:at |for |just |only )?[£$€]\d|\bper (?:head|guest|couple)\b|\bprices? from\b|^(?:free )?delivery(?: fee| charge| from)?$|\b(?:free|home|local) delivery\b|\bdeliver(?:y|ies)\b.*\b(?:within|available|charges?|miles?|orders?)\b|\bmin(?:imum|\.)? order\b|\(\d[\d,]*\+? (?:ratings?|reviews?)\)|\bml measures?\b|^\d+\s?ml measures?\b|\bmixers? (?:is|are|from)\b|\bgift vouchers?\b|\bno (?:substitutions?|substitutes|modifications?|subs)\b|all prices|\bsubject to|\bcash only\b|\bbuy (?:one|two|any|1|2)\b.*\b(?:get|free)\b|\bpriced at\b|\bhappy hour\b|\bcards? accepted|\bfree refills?\b`,
  // allergens, health
  String.raw`allerg|intoleran|dietary|may contain|contains? nuts|gluten[- ]free (?:options|available)|suitable for|dishes marked|adults need|kcal a day|calories a day|consuming raw|undercooked|food ?borne|\bcross[- ]contaminat|\btraces of\b|may vary|\bsmall bones\b|\bstones?, shell\b`,
  String.raw`\(v\)\s*(?:=|-|–|:|vegetarian)|^\W*v\W+vegetarian|^menu key$|^key\b:?|^(?:v|vg|ve|gf|df|n|h|s)\s*[-–=:]\s*\p{L}{3}|(?:\((?:v|vg|ve|gf|df|n)\)\W+\p{L}{3,}.*){2}|(?:\b(?:v|vg|ve|gf|df|n|vgo|gfo)\s*[-–=:]\s*\p{L}{3,}.*){2}`,
  // address to the guest
  String.raw`(?:please|kindly)\b|\bask (?:your|our|a|the|us|for|staff|any)\b|choose (?:from|any|one|two|your|between)|choice of (?:two|three|any)|made (?:fresh )?to order|we (?:use|source|cannot|can|do not|don't|are|have|serve|cater|aim|only|also|offer|make|take)\b|our (?:food|kitchen|dishes|menu|suppliers|staff|team|chefs?)\b|all (?:our|dishes|burgers|mains|pizzas|pastas|sandwiches|served|come|meals|steaks|wines|items|breakfasts|of our|the above)\b.*|book (?:a|your|now|online|in)\b|reserv(?:e|ation)|sign up|newsletter|privacy|cookies? (?:policy|notice)|terms (?:and|&)|add to (?:cart|basket)|view (?:menu|all|our)|download|copyright|©|all rights|\bthank you\b|\bwelcome to\b|\bbring your own\b|\bcan be (?:made|served|adapted)\b|\b(?:are|is|come|served) accompanied (?:by|with)\b|^all accompanied\b|\bwill be served\b|\bupon request\b|\bon request\b`,
];
const NOTE = new RegExp(PHRASES.join('|'), 'iu');

/** Holds a phrase that belongs to notes: hours, addresses, charges, allergen advice, words to the guest. */
export const isNotePhrase = (text: string): boolean => NOTE.test(text);

const CONTACT = new RegExp(`${PHONE}|${POSTCODE}`, 'u');

/** Holds a phone number or a postcode, as no name of a dish does. */
export const isContact = (text: string): boolean => CONTACT.test(text);

/** The day of a special that stands on a line of its own. */
export const isWeekday = (text: string): boolean => /^\W*(?:mon|tues|wednes|thurs|fri|satur|sun)days?\W*$/i.test(text);

/** The price of a set meal: "Three courses", "2 course lunch". */
export const isMealPrice = (text: string): boolean =>
  /^\W*(?:any )?(?:one|two|three|four|five|[1-5])[ -]courses?\b/i.test(text);

/** Begins like a supplement or choice that belongs to other dishes: "Add bacon", "+ cheese". */
export const isAddition = (text: string): boolean =>
  /^\W*(?:add|adds|any extras?|extra|extras:|substitute|upgrade|swap|make it|why not|go large|choose|or with|with added)\b/i.test(
    text,
  ) || /^\+/.test(text);

const ALLERGEN_WORD =
  /\b(?:gluten|wheat|cereals?|milk|dairy|eggs?|nuts?|peanuts?|soya?|fish|celery|mustard|sesame|sul(?:ph|f)(?:ites?|ur)|lupin|molluscs?|crustaceans?)\b/gi;
const CODED_ALLERGEN =
  /(?<![\p{L}\d])(?:\p{Lu}\p{Ll}?|\d{1,2})\W{0,3}(?=(?:contains )?(?:gluten|wheat|cereals?|milk|dairy|eggs?|nuts?|peanuts?|soya?|fish|celery|mustard|sesame|sul(?:ph|f)|lupin|mollusc|crustacean))/giu;

/** An entry of a legend: "V - vegetarian", "(gf) gluten free", or a list of them: "1 gluten, 2 milk, 3 eggs". */
export const isLegendEntry = (text: string): boolean =>
  ((text.match(ALLERGEN_WORD)?.length ?? 0) >= 3 && (text.match(CODED_ALLERGEN)?.length ?? 0) >= 3) ||
  /^\W*(?:v|vg|ve|vgn|veg|vgo|veo|gf|gfo|df|dfo|n|nf|h|s)\W*[-–=:]\s*\p{L}{4}/iu.test(text) ||
  /^\W*(?:v|vg|ve|vgn|gf|gfo|df)\W+(?:vegetarian|vegan|gluten|dairy)\b/i.test(text);
