import { useWords } from '#isomorphic/words/use-words.ts'
import type { SearchAnswer } from '#src/where/where-search-answer.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'

export type WhereAnswerNoteProps = { readonly answer: SearchAnswer }

/** Above the results of a search that asks for places: three of them, and the answer with its reasons. */
export function WhereAnswerNote({ answer: { address, places, total, like } }: WhereAnswerNoteProps) {
  const words = useWords(WHERE_WORDS).search
  return (
    <section className="wrap where-note" aria-label={words.label}>
      <p className="serif">
        {like === null ? words.fit : words.like(like)}{' '}
        {places.map(({ name, path }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <a href={path}>{name}</a>
          </span>
        ))}
        {words.end}
      </p>
      <a className="link" href={address}>
        {words.all(total)}
      </a>
    </section>
  )
}
