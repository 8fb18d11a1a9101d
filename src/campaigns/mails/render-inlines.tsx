import { Fragment, type ReactNode } from 'react'
import type { CampaignInline } from '#src/campaigns/rules/campaign-blocks.ts'

/** How one link is made; what else words can be is the same everywhere. */
export type RenderLink = (href: string, children: ReactNode) => ReactNode

/** Words of a letter as markup. */
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
    // biome-ignore lint/suspicious/noArrayIndexKey: words stand in their order, and nothing is ever moved
    return <Fragment key={index}>{content}</Fragment>
  })
}
