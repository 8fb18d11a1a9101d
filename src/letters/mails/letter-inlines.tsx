import { Fragment, type ReactNode } from 'react'
import type { LetterInline } from '#src/letters/rules/letter-blocks.ts'

/** How one link is made; what else words can be is the same everywhere. */
export type LinkMaker = (href: string, children: ReactNode) => ReactNode

/** Words of a letter as markup. */
export function renderInlines(inlines: readonly LetterInline[], link: LinkMaker): ReactNode {
  return inlines.map((inline, index) => {
    const content = ((): ReactNode => {
      switch (inline.kind) {
        case 'text':
          return inline.text
        case 'break':
          return <br />
        case 'strong':
          return <strong>{renderInlines(inline.children, link)}</strong>
        case 'emphasis':
          return <em>{renderInlines(inline.children, link)}</em>
        case 'link':
          return link(inline.href, renderInlines(inline.children, link))
      }
    })()
    // biome-ignore lint/suspicious/noArrayIndexKey: words stand in their order, and nothing is ever moved
    return <Fragment key={index}>{content}</Fragment>
  })
}
