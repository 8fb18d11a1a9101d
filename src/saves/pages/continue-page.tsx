import { useWords } from '#isomorphic/words/use-words.ts'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

export type ContinuePageProps = {
  /** ID of the intent, which the form repeats. */
  readonly id: string
  readonly kind: 'save' | 'copy' | 'share' | 'form'
  /** The name of the page or list. */
  readonly name: string
}

/** `/profile/saves/continue`: goes on with what the visitor was about to do before signing in. */
export function ContinuePage({ id, kind, name }: ContinuePageProps) {
  const words = useWords(SAVES_PAGES_WORDS).continuing
  return (
    <div className="wrap page-head">
      <h1 className="h1">{words.title[kind](name)}</h1>
      <p className="lead">{words.lead}</p>
      {/* Submitted by client/saves/save-buttons.ts. */}
      <form className="save" method="post" action="/profile/saves/continue" data-continue>
        <input type="hidden" name="intent" value={id} />
        <p className="actions">
          <button type="submit" className="button">
            {words.go}
          </button>
          <button type="submit" className="link" form="leave-intent">
            {words.cancel}
          </button>
        </p>
      </form>
      {/* Without an ID the intent is forgotten, and the saves open again. Apart from the form that the script submits. */}
      <form id="leave-intent" method="post" action="/profile/saves/continue" />
    </div>
  )
}
