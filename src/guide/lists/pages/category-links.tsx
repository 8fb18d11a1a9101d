import {
  TRAVEL_CATEGORIES,
  TRAVEL_CATEGORY_NAMES,
  type TravelCategory,
} from '#src/catalogue/travel-category.ts'

export type CategoryLinksProps = {
  /** Number of places in the whole list. */
  readonly total: number
  /** Chosen now; null for the whole list, undefined where nothing is chosen. */
  readonly current?: TravelCategory | null
}

const LIST_PATH = '/best-in-travel'

/** Root-relative address of the list, whole or narrowed to one category. */
export const categoryPath = (category: TravelCategory | null): string =>
  category === null ? LIST_PATH : `${LIST_PATH}?category=${category}`

/** Ways to narrow Best in Travel; each is a page of its own. */
export function CategoryLinks({ total, current }: CategoryLinksProps) {
  return (
    <nav className="category-links" aria-label="Best in Travel by category">
      <ul>
        {[null, ...TRAVEL_CATEGORIES].map((category) => (
          <li key={category}>
            <a href={categoryPath(category)} aria-current={category === current ? 'page' : undefined}>
              {category === null ? `All ${total}` : TRAVEL_CATEGORY_NAMES[category]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
