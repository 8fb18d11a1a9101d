import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type ErrorMessageProps = {
  /** URL of the current page, to retry. */
  readonly retryHref: string
}

/** Message and controls of a failed view, verbatim from S2.13. */
export function ErrorMessage({ retryHref }: ErrorMessageProps) {
  const words = useWords(SITE_WORDS).errors
  return (
    <div className="error-notice">
      <h1 className="h2">{words.message}</h1>
      <p className="actions">
        <a className="button" href={retryHref}>
          {words.retry}
        </a>
        <a className="button button-ghost" href="/">
          {words.home}
        </a>
      </p>
    </div>
  )
}
