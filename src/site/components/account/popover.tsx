import type { ReactNode } from 'react'
import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type PopoverProps = {
  /** Unique on the page. */
  readonly id: string
  /** Heading and accessible name of the popover. */
  readonly title: string
  /** Content of the button that opens it. */
  readonly opener: ReactNode
  readonly openerClass?: string
  readonly children: ReactNode
}

/**
 * A popover with the button that opens it: Escape, a press outside or its close button close it, without layout shift.
 * The browser implements all of this without script.
 */
export function Popover({ id, title, opener, openerClass = 'button button-ghost', children }: PopoverProps) {
  const words = useWords(SITE_WORDS).components
  return (
    <>
      <button type="button" className={openerClass} popoverTarget={id}>
        {opener}
      </button>
      <div className="slip" id={id} popover="auto" role="dialog" aria-label={title}>
        <p className="h3">{title}</p>
        {children}
        <button type="button" className="link slip-close" popoverTarget={id} popoverTargetAction="hide">
          {words.close}
        </button>
      </div>
    </>
  )
}
