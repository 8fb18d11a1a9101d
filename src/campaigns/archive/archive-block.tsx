import type { ReactNode } from 'react'
import { renderInlines } from '#src/campaigns/mails/render-inlines.tsx'
import type { CampaignBlock, CampaignCard } from '#src/campaigns/rules/campaign-blocks.ts'
import { CARD_SIZE } from '#src/site/page-card.ts'

const renderLink = (href: string, children: ReactNode): ReactNode => <a href={href}>{children}</a>

function CardFigure({ card }: { readonly card: CampaignCard }) {
  const { width, height } = CARD_SIZE
  return (
    <aside className="letter-card">
      <a href={card.path}>
        <img
          src={card.picture}
          alt={card.alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </a>
      <p className="meta">{card.kind}</p>
      <h2 className="h3">
        <a href={card.path}>{card.title}</a>
      </h2>
      <p>{card.summary}</p>
    </aside>
  )
}

/** One block of a campaign on its page in the archive. */
export function ArchiveBlock({
  block,
  cards,
}: {
  readonly block: CampaignBlock
  readonly cards: readonly CampaignCard[]
}) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading>{renderInlines(block.children, renderLink)}</Heading>
    }
    case 'paragraph':
      return <p>{renderInlines(block.children, renderLink)}</p>
    case 'quote':
      return <blockquote>{renderInlines(block.children, renderLink)}</blockquote>
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of items is fixed
            <li key={index}>{renderInlines(item, renderLink)}</li>
          ))}
        </List>
      )
    }
    case 'rule':
      return <hr />
    case 'picture':
      return <img src={block.source} alt={block.alt} loading="lazy" decoding="async" />
    case 'card': {
      const card = cards.find(({ path }) => path === block.path)
      return card === undefined ? null : <CardFigure card={card} />
    }
  }
}
