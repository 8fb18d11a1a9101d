export type ErrorMessageProps = {
  /** URL of the current page, to retry. */
  readonly retryHref: string
}

/** Message and controls of a failed view, verbatim from S2.13. */
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
