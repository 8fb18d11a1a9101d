import { PopoverFrame, type PopoverFrameProps } from '#isomorphic/popover/popover-frame.tsx'
import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type PopoverProps = Omit<PopoverFrameProps, 'closeLabel' | 'openerClass' | 'openerLabel'> & {
  readonly openerClass?: string
}

/** A popover of an account page. */
export function Popover({ openerClass = 'button button-ghost', ...frame }: PopoverProps) {
  const { close } = useWords(SITE_WORDS).components
  return <PopoverFrame {...frame} openerClass={openerClass} closeLabel={close} />
}
