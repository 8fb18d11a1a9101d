import type { ReactNode } from 'react'

export type PopoverProps = {
  /** Unique on the page. */
  readonly id: string
  /** What the slip is about: its heading, and its name to a screen reader. */
  readonly title: string
  /** What the button says that opens it. */
  readonly opener: ReactNode
  readonly openerClass?: string
  readonly children: ReactNode
}

/**
 * A slip of paper over the page, and the button that opens it: Escape, a press beside it or its own button close it, and nothing
 * of the page moves. The browser does all of it, without script.
 */
export function Popover({ id, title, opener, openerClass = 'button button-ghost', children }: PopoverProps) {
  return (
    <>
      <button type="button" className={openerClass} popoverTarget={id}>
        {opener}
      </button>
      <div className="slip" id={id} popover="auto" role="dialog" aria-label={title}>
        <p className="h3">{title}</p>
        {children}
        <button type="button" className="link slip-close" popoverTarget={id} popoverTargetAction="hide">
          Close
        </button>
      </div>
    </>
  )
}
