import type { ReactNode } from 'react'

export type PopoverFrameProps = {
  /** Unique on the page. */
  readonly id: string
  /** Heading and accessible name of the popover. */
  readonly title: string
  /** Content of the button that opens it. */
  readonly opener: ReactNode
  readonly openerClass: string
  /** Accessible name of the opener, when its text alone does not say what it opens. */
  readonly openerLabel?: string | undefined
  readonly closeLabel: string
  readonly children: ReactNode
}

/**
 * A popover with the button that opens it: Escape, a press outside or its close button close it, without layout shift.
 * The browser implements all of this without script.
 */
export function PopoverFrame({
  id,
  title,
  opener,
  openerClass,
  openerLabel,
  closeLabel,
  children,
}: PopoverFrameProps) {
  return (
    <>
      <button type="button" className={openerClass} popoverTarget={id} aria-label={openerLabel}>
        {opener}
      </button>
      <div className="slip" id={id} popover="auto" role="dialog" aria-label={title}>
        <p className="h3">{title}</p>
        {children}
        <button type="button" className="link slip-close" popoverTarget={id} popoverTargetAction="hide">
          {closeLabel}
        </button>
      </div>
    </>
  )
}
