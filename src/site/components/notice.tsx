import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type NoticeProps = {
  readonly tone: 'done' | 'problem'
  readonly text: string
  /** A control related to the notice. */
  readonly action?: ReactNode
}

/** A one-line result message with an icon; a problem is announced at once. */
export function Notice({ tone, text, action }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'problem' ? 'alert' : 'status'} tabIndex={-1}>
      <Icon name={tone === 'problem' ? 'warning' : 'check'} />
      <p>{text}</p>
      {action}
    </div>
  )
}
