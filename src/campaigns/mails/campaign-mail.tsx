import { Fragment, type ReactNode } from 'react'
import { textLanguage } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { archivePath, resolveCampaignHref, TOKEN_PLACEHOLDER } from '#src/campaigns/rules/campaign-address.ts'
import type { CampaignBlock, CampaignCard } from '#src/campaigns/rules/campaign-blocks.ts'
import { MailDocument } from '#src/mail/pages/mail-document.tsx'
import { MAIL_STYLES } from '#src/mail/pages/mail-styles.ts'
import { CAMPAIGN_STYLES } from './campaign-mail-styles.ts'
import { renderInlines } from './render-inlines.tsx'
import { CAMPAIGN_MAIL_WORDS } from './words/campaign-mail-words.ts'

export type CampaignMailProps = {
  readonly subject: string
  readonly preheader: string
  readonly blocks: readonly CampaignBlock[]
  readonly cards: ReadonlyMap<string, CampaignCard>
  readonly siteOrigin: string
  /** Slug in the archive; null for a draft. */
  readonly slug: string | null
  readonly locale: Locale
}

type ResolveHref = (href: string) => string

const createLinkRenderer =
  (resolveHref: ResolveHref) =>
  (href: string, children: ReactNode): ReactNode => (
    <a className="link" href={resolveHref(href)} style={CAMPAIGN_STYLES.link}>
      {children}
    </a>
  )

function MailImage({ source, alt }: { readonly source: string; readonly alt: string }) {
  return <img src={source} alt={alt} width={504} style={CAMPAIGN_STYLES.image} />
}

/** A guide or a story: its image, title and summary. */
function MailCard({ card, resolveHref }: { readonly card: CampaignCard; readonly resolveHref: ResolveHref }) {
  const href = resolveHref(card.path)
  const locale = useLocale()
  return (
    <table role="presentation" width="100%" style={CAMPAIGN_STYLES.card}>
      <tbody>
        <tr>
          <td style={{ padding: 0 }}>
            <a href={href} style={CAMPAIGN_STYLES.cardLink}>
              <MailImage source={new URL(card.picture, href).href} alt={card.alt} />
            </a>
          </td>
        </tr>
        <tr>
          <td className="soft" style={CAMPAIGN_STYLES.cardCell}>
            <p className="soft" style={CAMPAIGN_STYLES.kind}>
              {card.kind}
            </p>
            <h2 className="ink" style={CAMPAIGN_STYLES.cardTitle}>
              <a className="ink" href={href} style={CAMPAIGN_STYLES.cardLink}>
                {card.title}
              </a>
            </h2>
            <p className="soft" style={CAMPAIGN_STYLES.cardText} lang={textLanguage(locale, card.summary)}>
              {card.summary}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

type BlockProps = Pick<CampaignMailProps, 'cards' | 'siteOrigin'> & {
  readonly block: CampaignBlock
  readonly resolveHref: ResolveHref
}

function MailBlock({ block, cards, siteOrigin, resolveHref }: BlockProps) {
  const renderLink = createLinkRenderer(resolveHref)
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading className="ink" style={CAMPAIGN_STYLES[Heading]}>
          {renderInlines(block.children, renderLink)}
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p className="ink" style={CAMPAIGN_STYLES.text}>
          {renderInlines(block.children, renderLink)}
        </p>
      )
    case 'quote':
      return (
        <blockquote className="ink" style={CAMPAIGN_STYLES.quote}>
          {renderInlines(block.children, renderLink)}
        </blockquote>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className="ink" style={CAMPAIGN_STYLES.list}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of items is fixed
            <li key={index} style={CAMPAIGN_STYLES.item}>
              {renderInlines(item, renderLink)}
            </li>
          ))}
        </List>
      )
    }
    case 'rule':
      return <hr className="soft" style={CAMPAIGN_STYLES.rule} />
    case 'picture':
      return (
        <div style={CAMPAIGN_STYLES.figure}>
          <MailImage source={siteOrigin + block.source} alt={block.alt} />
        </div>
      )
    case 'card': {
      const card = cards.get(block.path)
      return card === undefined ? null : <MailCard card={card} resolveHref={resolveHref} />
    }
  }
}

/**
 * A campaign as mail (docs/adr/0033): the layout of all mails, and a footer with the unsubscribe link. All subscribers
 * get the same mail except for their token; it contains no tracking pixel.
 */
export function CampaignMail({
  subject,
  preheader,
  blocks,
  cards,
  siteOrigin,
  slug,
}: Omit<CampaignMailProps, 'locale'>) {
  const locale = useLocale()
  const words = useWords(CAMPAIGN_MAIL_WORDS)
  const resolveHref: ResolveHref = (href) => resolveCampaignHref(href, siteOrigin, slug, locale)
  const pageHref = (path: string): string => siteOrigin + localiseHref(locale, path)
  const subscriberLink = (step: string): string => pageHref(`/newsletter/${step}?token=${TOKEN_PLACEHOLDER}`)
  const renderFooterLink = (href: string, label: string): ReactNode => (
    <a className="link" href={href} style={MAIL_STYLES.link}>
      {label}
    </a>
  )
  return (
    <MailDocument subject={subject} preheader={preheader}>
      <h1 className="ink" style={MAIL_STYLES.heading}>
        {subject}
      </h1>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of blocks is fixed
        <Fragment key={index}>
          <MailBlock block={block} cards={cards} siteOrigin={siteOrigin} resolveHref={resolveHref} />
        </Fragment>
      ))}
      <p className="soft" style={{ ...MAIL_STYLES.footer, marginTop: 34 }}>
        {words.signedUpAt(new URL(siteOrigin).host)}
        <br />
        {renderFooterLink(subscriberLink('unsubscribe'), words.unsubscribe)}
        {' · '}
        {renderFooterLink(subscriberLink('preferences'), words.preferences)}
        {slug !== null && ' · '}
        {slug !== null && renderFooterLink(pageHref(archivePath(slug)), words.readOnSite)}
      </p>
    </MailDocument>
  )
}
