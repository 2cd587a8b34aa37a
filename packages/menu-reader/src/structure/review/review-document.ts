import type { DraftMenu } from '../../draft-menu.ts';
import { agreement } from './agreement.ts';
import { DOCUMENT_FEATURES } from './document-features.ts';
import { documentReasons } from './document-reasons.ts';
import type { DocumentToReview } from './document-to-review.ts';
import { doubtfulLines } from './doubtful-lines.ts';
import { valuesOf } from './feature.ts';
import { ITEM_FEATURES } from './item-features.ts';
import { itemReasons } from './item-reasons.ts';
import { itemsToReview } from './item-to-review.ts';
import { probabilityOf } from './logistic-model.ts';
import { REVIEW_MODELS } from './review-models.ts';
import { share } from './shares.ts';

export interface ReviewedDocument {
  /** With the doubt of each dish and the reasons to look at it. */
  readonly menus: DraftMenu[];
  /** Probability, 0 to 1, that more than about one dish in ten is missing or wrong (an item F1 below 0.9). */
  readonly doubt: number;
  /** Reasons why a person should look at the document; empty where its doubt is below the gate. */
  readonly review: string[];
}

/** Marks what a person should look at, from probabilities that were calibrated on labelled documents. */
export function reviewDocument(document: DocumentToReview): ReviewedDocument {
  const { menus, coherence, ways } = document;
  const dishes = itemsToReview(document).map((dish) => {
    const doubt = probabilityOf(REVIEW_MODELS.item, valuesOf(ITEM_FEATURES, dish));
    const review = itemReasons(dish, doubt >= REVIEW_MODELS.item.gate);
    return { item: dish.item, reviewed: { ...dish.item, doubt, review } };
  });
  const reviewed = new Map(dishes.map((dish) => [dish.item, dish.reviewed]));
  const doubt = dishes.length ? probabilityOf(REVIEW_MODELS.document, valuesOf(DOCUMENT_FEATURES, document)) : 1;
  const doubted = share(dishes, (dish) => dish.reviewed.doubt >= REVIEW_MODELS.item.gate);
  return {
    menus: menus.map((menu) => ({
      ...menu,
      sections: menu.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => reviewed.get(item) ?? item),
      })),
    })),
    doubt,
    review: documentReview(),
  };

  function documentReview(): string[] {
    if (!dishes.length) return ['no dishes were found'];
    if (doubt < REVIEW_MODELS.document.gate) return [];
    return documentReasons(coherence, agreement(menus, ways), doubted, doubtfulLines(document));
  }
}
