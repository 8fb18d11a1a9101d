import { useWords } from '#isomorphic/words/use-words.ts'
import { ErrorMessage } from '#src/site/components/error-message.tsx'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

/** Shown instead of a deferred part that failed. */
export function DeferredError({ retryHref }: { readonly retryHref: string }) {
  return (
    <div className="wrap error-page">
      <ErrorMessage retryHref={retryHref} />
    </div>
  )
}

/** Shown instead of a deferred part of an account whose session has ended. */
export function DeferredSignedOut({ loginHref }: { readonly loginHref: string }) {
  const words = useWords(SITE_WORDS).errors
  return (
    <div className="wrap error-page">
      <p className="serif">{words.signedOut}</p>
      <a className="button" href={loginHref}>
        {words.signIn}
      </a>
    </div>
  )
}
