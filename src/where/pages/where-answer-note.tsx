import { useWords } from '#isomorphic/words/use-words.ts'
import type { SearchAnswer } from '#src/where/where-search-answer.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'

export type WhereAnswerNoteProps = { readonly answer: SearchAnswer }

/** Above the results of a search that asks for places: three of them, and the answer with its reasons. */
export function WhereAnswerNote({ answer }: WhereAnswerNoteProps) {
  const { address, places, total, like, isCheaper, needsStart } = answer
  const words = useWords(WHERE_WORDS).search
  const heading = like === null ? words.fit : isCheaper ? words.likeCheaper(like) : words.like(like)
  return (
    <section className="wrap where-note" aria-label={words.label}>
      <p className="serif">
        {heading}{' '}
        {places.map(({ name, path }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <a href={path}>{name}</a>
          </span>
        ))}
        {words.end}
      </p>
      {needsStart && <p className="meta">{words.needsStart}</p>}
      <a className="link" href={address}>
        {words.all(total)}
      </a>
    </section>
  )
}
