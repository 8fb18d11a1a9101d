import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { getGuidebookCopy } from '#src/guide/destination/rules/guidebook-copy.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { ExternalLink } from '#src/site/components/external-link.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import type { SiteData } from '#src/site/site-types.ts'

export type GuidebookCardProps = {
  readonly place: Pick<DestinationRecord, 'name' | 'path' | 'poster' | 'sights'>
  readonly shop: SiteData['shop']
}

/** Links to the guidebook shop with a sentence about the place and a cover based on its poster. */
export function GuidebookCard({ place, shop: { guidebooks, origin } }: GuidebookCardProps) {
  const { name, poster } = place
  const words = useWords(DESTINATION_WORDS).guidebook
  const copy = getGuidebookCopy(place, useLocale())
  return (
    <aside className={`guidebook room-${poster.theme}`} aria-labelledby="guidebook-title">
      <div className="guidebook-cover" aria-hidden="true">
        <b>{name}</b>
        <Poster poster={poster} ratio="1x1" grain="thumb" isDecorative />
      </div>
      <div>
        <h2 className="h3" id="guidebook-title">
          {words.heading(name)}
        </h2>
        <p className="serif">{copy}</p>
        <ExternalLink className="button" href={guidebooks.href}>
          {words.shop}
        </ExternalLink>
        <p className="meta">{words.opens(origin.replace(/^https?:\/\//, ''))}</p>
      </div>
    </aside>
  )
}
