import { ErrorNotice } from '#src/components/error-notice.tsx'

/** Stands where the late part of a page could not be had. */
export function LateFailure({ retryHref }: { readonly retryHref: string }) {
  return (
    <div className="wrap error-page">
      <ErrorNotice retryHref={retryHref} />
    </div>
  )
}
