import { Fragment, type ReactNode } from 'react'
import type { CampaignInline } from '#src/campaigns/rules/campaign-blocks.ts'

/** Renders one link; all other inline elements are the same in mail and archive. */
export type RenderLink = (href: string, children: ReactNode) => ReactNode

/** Renders inline text as markup. */
export function renderInlines(inlines: readonly CampaignInline[], renderLink: RenderLink): ReactNode {
  return inlines.map((inline, index) => {
    const content = ((): ReactNode => {
      switch (inline.kind) {
        case 'text':
          return inline.text
        case 'break':
          return <br />
        case 'strong':
          return <strong>{renderInlines(inline.children, renderLink)}</strong>
        case 'emphasis':
          return <em>{renderInlines(inline.children, renderLink)}</em>
        case 'link':
          return renderLink(inline.href, renderInlines(inline.children, renderLink))
      }
    })()
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of inline elements is fixed
    return <Fragment key={index}>{content}</Fragment>
  })
}
