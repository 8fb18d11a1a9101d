import type { ReactNode } from 'react'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { Poster } from '#src/site/components/poster.tsx'

export type EmptyStateProps = {
  readonly title: string
  readonly text: string
  /** One way on. */
  readonly action: ReactNode
  /** Posters of what will be there, to be seen as a picture of it. */
  readonly posters?: readonly PosterRef[]
  /** What the picture is of: prints on a wall, or books on a shelf. */
  readonly shows?: 'prints' | 'books'
}

/** An empty place on the wall, a picture of what will hang there, and where to find it (D6.15). */
export function EmptyState({ title, text, action, posters = [], shows = 'prints' }: EmptyStateProps) {
  return (
    <div className={posters.length === 0 ? 'blank' : 'blank blank-pictured'}>
      {posters.length > 0 && (
        <div className={`blank-picture blank-${shows}`} aria-hidden="true">
          {posters.map((poster) => (
            <span key={poster.id}>
              <Poster poster={poster} ratio="4x5" grain="thumb" isDecorative />
            </span>
          ))}
        </div>
      )}
      <div className="blank-words">
        <h2 className="h2">{title}</h2>
        <p className="serif">{text}</p>
        {action}
      </div>
    </div>
  )
}
