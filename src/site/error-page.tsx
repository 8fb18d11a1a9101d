import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { ErrorMessage } from '#src/site/components/error-message.tsx'
import { Poster } from '#src/site/components/poster.tsx'

export type ErrorPageProps = {
  /** Null when none can be had. */
  readonly poster: PosterRef | null
  readonly retryHref: string
  /** Lets a visitor quote the failure to us. */
  readonly requestId: string
}

/** A view that failed: a strip of art, its words, two ways on (S2.13). */
export function ErrorPage({ poster, retryHref, requestId }: ErrorPageProps) {
  return (
    <div className="wrap error-page">
      <div className="error-card">
        {poster !== null && <Poster poster={poster} ratio="16x9" grain="print" isPriority isDecorative />}
        <ErrorMessage retryHref={retryHref} />
      </div>
      <p className="meta">Reference {requestId}</p>
    </div>
  )
}
