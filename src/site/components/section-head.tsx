import type { ReactNode } from 'react'

export type SectionHeadProps = {
  readonly title: string
  readonly id?: string
  readonly lead?: string
  /** Shown at the end of the line, for example a link to the complete list. */
  readonly aside?: ReactNode
  readonly size?: 'h1' | 'h2'
}

/** Head of a section: a level-two heading, a sentence and a link to more. */
export function SectionHead({ title, id, lead, aside, size = 'h2' }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        <h2 className={size} id={id}>
          {title}
        </h2>
        {lead !== undefined && <p className="lead">{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
