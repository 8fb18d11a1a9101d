import { ErrorMessage } from '#src/site/components/error-message.tsx'

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
  return (
    <div className="wrap error-page">
      <p className="serif">You are signed out. Nothing of your account is shown before you sign in again.</p>
      <a className="button" href={loginHref}>
        Sign in
      </a>
    </div>
  )
}
