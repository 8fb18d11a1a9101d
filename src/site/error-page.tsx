import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { ErrorMessage } from '#src/site/components/error-message.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type ErrorPageProps = {
  /** Null if none is available. */
  readonly poster: PosterRef | null
  readonly retryHref: string
  /** Request ID that a visitor can quote in a report. */
  readonly requestId: string
}

/** Error page: a strip of art, the message and two controls (S2.13). */
export function ErrorPage({ poster, retryHref, requestId }: ErrorPageProps) {
  const words = useWords(SITE_WORDS).errors
  return (
    <div className="wrap error-page">
      <div className="error-card">
        {poster !== null && <Poster poster={poster} ratio="16x9" grain="print" isPriority isDecorative />}
        <ErrorMessage retryHref={retryHref} />
      </div>
      <p className="meta">{words.reference(requestId)}</p>
    </div>
  )
}
