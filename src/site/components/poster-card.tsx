import type { ReactNode } from 'react'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { Poster } from './poster.tsx'
import { SaveButton } from './save-button.tsx'

export type PosterCardProps = {
  readonly name: string
  readonly path: string
  readonly poster: PosterRef
  /** The line below the name. */
  readonly meta: ReactNode
  /** The control at the end of the caption, 44 px square; by default the save button of the page. */
  readonly action?: ReactNode
  /** The image repeats other parts of the page and has no alternative text. */
  readonly isDecorative?: boolean
  /** 2 if no section heading precedes the card. */
  readonly headingLevel?: 2 | 3
}

/** Poster card: art, name and a meta line. The name comes first in the source, the art on screen. */
export function PosterCard({
  name,
  path,
  poster,
  meta,
  action,
  isDecorative = false,
  headingLevel = 3,
}: PosterCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="print">
      <a className="print-link" href={path}>
        <Heading className="print-name">{name}</Heading>
        <Poster poster={poster} ratio="4x5" grain="card" isDecorative={isDecorative} />
      </a>
      <p className="print-meta">{meta}</p>
      <div className="print-action">{action ?? <SaveButton name={name} path={path} />}</div>
    </article>
  )
}
