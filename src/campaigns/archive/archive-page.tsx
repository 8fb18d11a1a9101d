import { Fragment, type ReactNode } from 'react'
import { formatLongDate } from '#isomorphic/words/formats.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { renderInlines } from '#src/campaigns/mails/render-inlines.tsx'
import type { CampaignBlock, CampaignCard } from '#src/campaigns/rules/campaign-blocks.ts'
import { Breadcrumb } from '#src/site/components/breadcrumb.tsx'
import { CARD_SIZE } from '#src/site/page-card.ts'
import { ARCHIVE_PATH } from './archive-pages.ts'
import type { ArchivedCampaign, ArchivedCampaignSummary } from './archive-store.ts'
import { ARCHIVE_WORDS } from './words/archive-words.ts'

function CampaignDate({ atS }: { readonly atS: number }) {
  const date = new Date(atS * 1000)
  return <time dateTime={date.toISOString().slice(0, 10)}>{formatLongDate(useLocale(), date)}</time>
}

/** `/newsletter/letters`: all sent campaigns, the newest first. */
export function ArchivePage({ campaigns }: { readonly campaigns: readonly ArchivedCampaignSummary[] }) {
  const words = useWords(ARCHIVE_WORDS)
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <div className="section wrap">
        {campaigns.length === 0 ? (
          <p className="serif">{words.empty}</p>
        ) : (
          <ul className="letter-list">
            {campaigns.map(({ slug, subject, preheader, startedAtS }) => (
              <li key={slug}>
                <p className="meta">
                  <CampaignDate atS={startedAtS} />
                </p>
                <h2 className="h3">
                  <a href={`${ARCHIVE_PATH}/${slug}`}>{subject}</a>
                </h2>
                <p className="serif">{preheader}</p>
              </li>
            ))}
          </ul>
        )}
        <p className="actions">
          <a className="link" href="/newsletter">
            {words.subscribe}
          </a>
        </p>
      </div>
    </>
  )
}

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

function ArchiveBlock({
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

/** `/newsletter/letters/…`: one campaign as it was sent. */
export function ArchivedCampaignPage({ campaign }: { readonly campaign: ArchivedCampaign }) {
  const words = useWords(ARCHIVE_WORDS)
  return (
    <article>
      <header className="page-head wrap">
        <Breadcrumb
          trail={[
            { name: words.newsletter, path: '/newsletter' },
            { name: words.title, path: ARCHIVE_PATH },
          ]}
          current={campaign.subject}
        />
        <h1 className="h1">{campaign.subject}</h1>
        <p className="lead">{campaign.preheader}</p>
        <p className="meta">
          <CampaignDate atS={campaign.startedAtS} />
          {` · ${words.author}`}
        </p>
      </header>
      <div className="section wrap">
        <div className="prose">
          {campaign.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of blocks is fixed
            <Fragment key={index}>
              <ArchiveBlock block={block} cards={campaign.cards} />
            </Fragment>
          ))}
        </div>
        <p className="actions">
          <a className="link" href="/newsletter">
            {words.subscribe}
          </a>
        </p>
      </div>
    </article>
  )
}

/** Shown while the archive cannot be read and no cached copy exists, and for a campaign that was withdrawn. */
export function ArchiveMessagePage({ message }: { readonly message: 'unavailable' | 'withdrawn' }) {
  const words = useWords(ARCHIVE_WORDS)[message]
  return (
    <header className="page-head wrap">
      <h1 className="h1">{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p className="actions">
        <a className="button" href="/newsletter">
          {words.newsletter}
        </a>
      </p>
    </header>
  )
}
