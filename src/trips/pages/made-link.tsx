import { useWords } from '#isomorphic/words/use-words.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

/** A new link, which is shown once: the site stores only its hash. */
export function MadeLink({
  link,
  kind,
}: {
  readonly link: string
  readonly kind: 'view' | 'edit' | 'calendar'
}) {
  const words = useWords(TRIPS_WORDS).people
  return (
    <div className="notice notice-done trip-made-link" role="status" tabIndex={-1}>
      <label className="field" htmlFor="made-link">
        {words.made[kind]}
        <input className="input" id="made-link" readOnly value={link} />
      </label>
      {kind === 'calendar' && (
        // Calendar programs open this scheme and ask whether to subscribe.
        <p>
          <a className="link" href={link.replace(/^https?:/, 'webcal:')}>
            {words.subscribe}
          </a>
        </p>
      )}
      <p className="meta">{words.shownOnce}</p>
    </div>
  )
}
