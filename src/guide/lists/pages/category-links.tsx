import { useWords } from '#isomorphic/words/use-words.ts'
import { TRAVEL_CATEGORIES, type TravelCategory } from '#src/catalogue/travel-category.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'

export type CategoryLinksProps = {
  /** Number of places in the unfiltered list. */
  readonly total: number
  /** The current category; null for the complete list, undefined if none is current. */
  readonly current?: TravelCategory | null
}

const LIST_PATH = '/best-in-travel'

/** Root-relative path of the list, complete or filtered by category. */
export const categoryPath = (category: TravelCategory | null): string =>
  category === null ? LIST_PATH : `${LIST_PATH}?category=${category}`

/** Links that filter Best in Travel; each has a separate URL. */
export function CategoryLinks({ total, current }: CategoryLinksProps) {
  const words = useWords(LISTS_WORDS).bestInTravel
  return (
    <nav className="category-links" aria-label={words.filter}>
      <ul>
        {[null, ...TRAVEL_CATEGORIES].map((category) => (
          <li key={category}>
            <a href={categoryPath(category)} aria-current={category === current ? 'page' : undefined}>
              {category === null ? words.all(total) : words.categories[category]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
