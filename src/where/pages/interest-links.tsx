import { INTERESTS } from '#isomorphic/where/interests.ts'
import { wherePath } from '#isomorphic/where/where-paths.ts'
import type { Wishes } from '#isomorphic/where/wishes.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'

export type InterestLinksProps = { readonly wishes: Pick<Wishes, 'month' | 'interests'> }

/** The twelve interests in the month of the page, or in any. */
export function InterestLinks({ wishes: { month, interests } }: InterestLinksProps) {
  const { interests: names, results } = useWords(WHERE_WORDS)
  return (
    <nav className="where-interests" aria-label={results.byInterest}>
      <ul>
        {INTERESTS.map((interest) => (
          <li key={interest}>
            <a
              href={wherePath({ month, interests: [interest] })}
              aria-current={interests.includes(interest) ? 'true' : undefined}
            >
              {names[interest]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
