import { ErrorMessage } from '#src/site/components/error-message.tsx'

/** Stands where the late part of a page could not be had. */
export function DeferredError({ retryHref }: { readonly retryHref: string }) {
  return (
    <div className="wrap error-page">
      <ErrorMessage retryHref={retryHref} />
    </div>
  )
}

/** Stands where a part would show what belongs to an account whose session is over. */
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
