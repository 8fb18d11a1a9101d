import type { ReactNode } from 'react'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { Poster } from '#src/site/components/poster.tsx'

export type SubscriptionNoticeProps = {
  readonly poster: PosterRef
  readonly title: string
  readonly lead: string
  /** A form or links. */
  readonly children: ReactNode
}

/** A panel on a poster: one message about a subscription and its actions. */
export function SubscriptionNotice({ poster, title, lead, children }: SubscriptionNoticeProps) {
  return (
    <section className="band band-tall" aria-labelledby="letter">
      <Poster poster={poster} ratio="16x9" grain="print" isPriority isDecorative />
      <div className="wrap">
        <div className="plate">
          <h1 className="h1" id="letter">
            {title}
          </h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
