import type { ReactNode } from 'react'

export type LetterNoticeProps = {
  readonly title: string
  readonly lead: string
  /** A form, or where to go from here. */
  readonly children?: ReactNode
}

/** One thing said about a subscription, and what to do about it. */
export function LetterNotice({ title, lead, children }: LetterNoticeProps) {
  return (
    <div className="letter-notice wrap">
      <header className="page-head">
        <h1 className="h1">{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {children}
    </div>
  )
}
