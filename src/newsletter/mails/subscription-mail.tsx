import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { MailDocument } from '#src/mail/pages/mail-document.tsx'
import { MAIL_STYLES } from '#src/mail/pages/mail-styles.ts'
import { renderMarkup } from '#src/site/markup/render-markup.ts'
import type { en } from './words/en.ts'
import { NEWSLETTER_MAIL_WORDS } from './words/newsletter-mail-words.ts'

/** Links of a mail; each carries the token of the mail and nothing else about the subscriber. */
type SubscriptionMailLinks = {
  readonly confirm: string
  readonly preferences: string
  readonly unsubscribe: string
}

/** A mail contains no user input (R6.2). */
type SubscriptionMailCopy = {
  readonly subject: string
  readonly heading: string
  readonly lead: string
  readonly button: string
  readonly target: keyof SubscriptionMailLinks
  readonly notes: readonly string[]
}

/** The pages behind the links are in the language of the mail. */
function buildLinks(siteOrigin: string, token: string, locale: Locale): SubscriptionMailLinks {
  const to = (page: string): string => siteOrigin + localiseHref(locale, `/newsletter/${page}?token=${token}`)
  return { confirm: to('confirm'), preferences: to('preferences'), unsubscribe: to('unsubscribe') }
}

function SubscriptionMail({
  copy,
  links,
}: {
  readonly copy: SubscriptionMailCopy
  readonly links: SubscriptionMailLinks
}) {
  const words = useWords(NEWSLETTER_MAIL_WORDS)
  const href = links[copy.target]
  return (
    <MailDocument subject={copy.subject} preheader={copy.lead}>
      <h1 className="ink" style={MAIL_STYLES.heading}>
        {copy.heading}
      </h1>
      <p className="soft" style={MAIL_STYLES.lead}>
        {copy.lead}
      </p>
      <table role="presentation" style={MAIL_STYLES.table}>
        <tbody>
          <tr>
            <td className="fern" style={MAIL_STYLES.buttonCell}>
              <a className="on-fern" href={href} style={MAIL_STYLES.button}>
                {copy.button}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="soft" style={MAIL_STYLES.address}>
        {words.openAddress}
        <br />
        <a className="link" href={href} style={MAIL_STYLES.link}>
          {href}
        </a>
      </p>
      {copy.notes.map((note) => (
        <p key={note} className="soft" style={MAIL_STYLES.text}>
          {note}
        </p>
      ))}
      <p className="soft" style={MAIL_STYLES.footer}>
        <a className="link" href={links.preferences} style={MAIL_STYLES.link}>
          {words.preferences}
        </a>
        {' · '}
        <a className="link" href={links.unsubscribe} style={MAIL_STYLES.link}>
          {words.unsubscribe}
        </a>
      </p>
    </MailDocument>
  )
}

function renderText(
  copy: SubscriptionMailCopy,
  links: SubscriptionMailLinks,
  { preferences, unsubscribe }: typeof en,
): string {
  return [
    'FERNWAY',
    copy.heading,
    copy.lead,
    `${copy.button}:\n${links[copy.target]}`,
    ...copy.notes,
    `${preferences}:\n${links.preferences}`,
    `${unsubscribe}:\n${links.unsubscribe}`,
  ].join('\n\n')
}

/**
 * Composes the response to a sign-up: a link to confirm, or a notice that the address is already subscribed.
 * @param token of this mail; the links and the one-click headers carry it (RFC 8058, R6.5)
 */
export async function composeSubscriptionMail(
  siteOrigin: string,
  isConfirmed: boolean,
  token: string,
  locale: Locale,
) {
  const words = pickWords(NEWSLETTER_MAIL_WORDS, locale)
  const copy: SubscriptionMailCopy = isConfirmed
    ? { ...words.alreadySubscribed, target: 'preferences' }
    : { ...words.confirmation, target: 'confirm' }
  const links = buildLinks(siteOrigin, token, locale)
  return {
    subject: copy.subject,
    html: await renderMarkup(<SubscriptionMail copy={copy} links={links} />, locale),
    text: renderText(copy, links, words),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
