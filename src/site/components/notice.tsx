import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type NoticeProps = {
  readonly tone: 'done' | 'problem'
  readonly text: string
  /** What can be done about it. */
  readonly action?: ReactNode
}

/** One line on what just happened: a strip with a mark, spoken at once when it is a problem. */
export function Notice({ tone, text, action }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'problem' ? 'alert' : 'status'} tabIndex={-1}>
      <Icon name={tone === 'problem' ? 'warning' : 'check'} />
      <p>{text}</p>
      {action}
    </div>
  )
}
