import { ErrorNotice } from '#src/site/components/error-message.tsx'

/** Stands where the late part of a page could not be had. */
export function LateFailure({ retryHref }: { readonly retryHref: string }) {
  return (
    <div className="wrap error-page">
      <ErrorNotice retryHref={retryHref} />
    </div>
  )
}
