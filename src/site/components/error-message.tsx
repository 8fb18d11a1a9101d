export type ErrorMessageProps = {
  /** The same address again: the failed view is tried afresh. */
  readonly retryHref: string
}

/** Words and controls when a view failed, word for word (S2.13). */
export function ErrorMessage({ retryHref }: ErrorMessageProps) {
  return (
    <div className="error-notice">
      <h1 className="h2">It looks like we are experiencing issues, and our team has been notified.</h1>
      <p className="actions">
        <a className="button" href={retryHref}>
          Try again?
        </a>
        <a className="button button-ghost" href="/">
          Go to home page
        </a>
      </p>
    </div>
  )
}
