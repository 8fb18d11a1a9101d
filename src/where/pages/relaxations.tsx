import { monthNames } from '#isomorphic/words/formats.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { WhereAnswer } from '#src/where/where-answer.ts'
import type { WishValues } from '#src/where/words/en.tsx'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'

export type RelaxationsProps = {
  readonly answer: WhereAnswer
  readonly continentName: string
}

/** For few or no results: which wish empties the answer, and what dropping each would give. */
export function Relaxations({ answer, continentName }: RelaxationsProps) {
  const { nothing, wish: wishText } = useWords(WHERE_WORDS)
  const months = monthNames(useLocale())
  const { wishes, relaxations, total, originName } = answer
  const values: WishValues = {
    ...wishes,
    month: wishes.month === null ? '' : (months[wishes.month] ?? ''),
    from: originName ?? wishes.from ?? '',
    continent: continentName,
  }
  const [hardest] = relaxations
  return (
    <section className="wrap section where-nothing" aria-labelledby="nothing">
      <h2 className="h2" id="nothing">
        {total === 0 ? nothing.heading : nothing.few}
      </h2>
      {total === 0 && (
        <p className="lead">
          {hardest === undefined
            ? nothing.impossible
            : nothing.culprit(wishText(hardest.wish, values), hardest.count)}
        </p>
      )}
      <ul>
        {relaxations.map(({ wish, count, href }) => (
          <li key={wish}>
            <a href={href}>
              <span>{nothing.drop(wishText(wish, values))}</span> <b>{nothing.count(count)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
