import type { PosterRef } from '#client/posters/poster-address.ts'
import { ExternalLink } from '#src/site/components/external-link.tsx'
import { Poster } from '#src/site/components/poster.tsx'

export type GuidebookCardProps = {
  readonly placeName: string
  readonly poster: PosterRef
  readonly shopHref: string
  readonly shopOrigin: string
}

/** Leads to the guidebook shop, with a cover drawn from the place's own poster. */
export function GuidebookCard({ placeName, poster, shopHref, shopOrigin }: GuidebookCardProps) {
  return (
    <aside className={`guidebook room-${poster.room}`} aria-labelledby="guidebook-title">
      <div className="guidebook-cover" aria-hidden="true">
        <b>{placeName}</b>
        <Poster poster={poster} ratio="1x1" grain="thumb" isDecorative />
      </div>
      <div>
        <h2 className="h3" id="guidebook-title">
          Pages for the pocket
        </h2>
        <p className="serif">
          Paper does not run flat. Our guidebooks and eBooks are sold in a shop of their own.
        </p>
        <ExternalLink className="button" href={shopHref}>
          Guidebook shop
        </ExternalLink>
        <p className="meta">Opens {shopOrigin.replace(/^https?:\/\//, '')}</p>
      </div>
    </aside>
  )
}
