import type { ReactNode } from 'react'

export type BlankFrameProps = {
  readonly title: string
  readonly text: string
  /** One way on. */
  readonly action: ReactNode
}

/** An empty place on the wall, and where to find something to hang there (D6.15). */
export function BlankFrame({ title, text, action }: BlankFrameProps) {
  return (
    <div className="blank">
      <h2 className="h2">{title}</h2>
      <p className="serif">{text}</p>
      {action}
    </div>
  )
}
