/**
 * Rightly spelled words that must not find another food one or two letters away. Guarded is the word as typed; a slip in
 * it is still forgiven.
 */
export const TYPO_GUARDS: readonly string[] = `
batter beers beets better boiled bread broad broiled butter
cheesy chickpeas chicks child chile chili chips chives chops coarse course cream crema crepe creme crisps crispy curly curry
daily dairy dinner donner farmhouse filled fillet flake flour fried fries glass grape grass greek green hearts
leaves loaves macaroons mange mango marsala masala meals meats minced minted
parma parmo party pasta pasties pastries pastry pasty pate patties patty pears pepper peppers pizza plate plums popper poppers
scallions scallops shoots short shots sides slice slices snack snacks spice spices spring stack stead steak stick sticky string
sundae sunday super supper thali tikka toast trifle triple trout vegan vegas wings wines
`
  .trim()
  .split(/\s+/);
