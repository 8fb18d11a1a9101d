import type { ReactNode } from 'react'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { Poster } from '#src/site/components/poster.tsx'

export type EmptyStateProps = {
  readonly title: string
  readonly text: string
  /** The call to action. */
  readonly action: ReactNode
  /** Posters shown as an illustration of the future contents. */
  readonly posters?: readonly PosterRef[]
  /** What the illustration shows: posters on a wall, or books on a shelf. */
  readonly shows?: 'prints' | 'books'
}

/** Empty state of a list: an illustration of its future contents and a link to find some (D6.15). */
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
