import { Fragment, type ReactNode } from 'react'
import { letterHref, TOKEN_MARK } from '#src/letters/rules/letter-address.ts'
import type { LetterBlock, LetterCard } from '#src/letters/rules/letter-blocks.ts'
import { MailDocument } from '#src/newsletter/mails/mail-document.tsx'
import { MAIL_STYLES } from '#src/newsletter/mails/mail-styles.ts'
import { renderInlines } from './letter-inlines.tsx'
import { LETTER_STYLES } from './letter-mail-styles.ts'

export type LetterMailProps = {
  readonly subject: string
  readonly preheader: string
  readonly blocks: readonly LetterBlock[]
  readonly cards: ReadonlyMap<string, LetterCard>
  readonly siteOrigin: string
  /** Of the letter in the archive; null while it is written. */
  readonly slug: string | null
}

type Leading = (href: string) => string

const mailLink =
  (lead: Leading) =>
  (href: string, children: ReactNode): ReactNode => (
    <a className="link" href={lead(href)} style={LETTER_STYLES.link}>
      {children}
    </a>
  )

function MailPicture({ source, alt }: { readonly source: string; readonly alt: string }) {
  return <img src={source} alt={alt} width={504} style={LETTER_STYLES.picture} />
}

/** A guide or a story: its picture, its title and what it is about. */
function MailCard({ card, lead }: { readonly card: LetterCard; readonly lead: Leading }) {
  const href = lead(card.path)
  return (
    <table role="presentation" width="100%" style={LETTER_STYLES.card}>
      <tbody>
        <tr>
          <td style={{ padding: 0 }}>
            <a href={href} style={LETTER_STYLES.cardLink}>
              <MailPicture source={new URL(card.picture, href).href} alt={card.alt} />
            </a>
          </td>
        </tr>
        <tr>
          <td className="soft" style={LETTER_STYLES.cardCell}>
            <p className="soft" style={LETTER_STYLES.kind}>
              {card.kind}
            </p>
            <h2 className="ink" style={LETTER_STYLES.cardTitle}>
              <a className="ink" href={href} style={LETTER_STYLES.cardLink}>
                {card.title}
              </a>
            </h2>
            <p className="soft" style={LETTER_STYLES.cardText}>
              {card.summary}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

type BlockProps = Pick<LetterMailProps, 'cards' | 'siteOrigin'> & {
  readonly block: LetterBlock
  readonly lead: Leading
}

function MailBlock({ block, cards, siteOrigin, lead }: BlockProps) {
  const link = mailLink(lead)
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading className="ink" style={LETTER_STYLES[Heading]}>
          {renderInlines(block.children, link)}
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p className="ink" style={LETTER_STYLES.text}>
          {renderInlines(block.children, link)}
        </p>
      )
    case 'quote':
      return (
        <blockquote className="ink" style={LETTER_STYLES.quote}>
          {renderInlines(block.children, link)}
        </blockquote>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className="ink" style={LETTER_STYLES.list}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items stand in their order
            <li key={index} style={LETTER_STYLES.item}>
              {renderInlines(item, link)}
            </li>
          ))}
        </List>
      )
    }
    case 'rule':
      return <hr className="soft" style={LETTER_STYLES.rule} />
    case 'picture':
      return (
        <div style={LETTER_STYLES.figure}>
          <MailPicture source={siteOrigin + block.source} alt={block.alt} />
        </div>
      )
    case 'card': {
      const card = cards.get(block.path)
      return card === undefined ? null : <MailCard card={card} lead={lead} />
    }
  }
}

/**
 * A letter as mail (docs/adr/0033): the frame of the other mails, and a foot from which one leaves. Every reader's is the
 * same but for the token; nothing in it tells us that it was opened.
 */
export function LetterMail({ subject, preheader, blocks, cards, siteOrigin, slug }: LetterMailProps) {
  const lead: Leading = (href) => letterHref(href, siteOrigin, slug)
  const own = (step: string): string => `${siteOrigin}/newsletter/${step}?token=${TOKEN_MARK}`
  const footLink = (href: string, words: string): ReactNode => (
    <a className="link" href={href} style={MAIL_STYLES.link}>
      {words}
    </a>
  )
  return (
    <MailDocument subject={subject} preview={preheader}>
      <h1 className="ink" style={MAIL_STYLES.heading}>
        {subject}
      </h1>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks stand in their order
        <Fragment key={index}>
          <MailBlock block={block} cards={cards} siteOrigin={siteOrigin} lead={lead} />
        </Fragment>
      ))}
      <p className="soft" style={{ ...MAIL_STYLES.foot, marginTop: 34 }}>
        You asked for this letter at {new URL(siteOrigin).host}, and confirmed it.
        <br />
        {footLink(own('unsubscribe'), 'Unsubscribe')}
        {' · '}
        {footLink(own('preferences'), 'Topics, and how often')}
        {slug !== null && ' · '}
        {slug !== null && footLink(`${siteOrigin}/newsletter/letters/${slug}`, 'Read it on the site')}
      </p>
    </MailDocument>
  )
}
