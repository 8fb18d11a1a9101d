import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

export type EmptyFrameProps = {
  readonly icon: IconName
  readonly title: string
  readonly lead: string
  /** One thing to do next. */
  readonly action: ReactNode
}

/** A bare place on the wall where a print could hang, and what to do about it. */
export function EmptyFrame({ icon, title, lead, action }: EmptyFrameProps) {
  return (
    <div className="empty-frame">
      <div className="empty-frame-art">
        <Icon name={icon} />
      </div>
      <div>
        <h2 className="h2">{title}</h2>
        <p className="lead">{lead}</p>
        {action}
      </div>
    </div>
  )
}
