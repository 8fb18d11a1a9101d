import { MailDocument } from '#src/mail/pages/mail-document.tsx'
import { MAIL_STYLES } from '#src/mail/pages/mail-styles.ts'
import { renderMarkup } from '#src/site/render-markup.ts'

/** Links of a mail; each carries the token of the mail and nothing else about the subscriber. */
type SubscriptionMailLinks = {
  readonly confirm: string
  readonly preferences: string
  readonly unsubscribe: string
}

type SubscriptionMailCopy = {
  readonly subject: string
  readonly heading: string
  readonly lead: string
  readonly button: string
  readonly target: keyof SubscriptionMailLinks
  readonly notes: readonly string[]
}

/** A mail contains no user input (R6.2). */
const CONFIRMATION_COPY: SubscriptionMailCopy = {
  subject: 'Confirm your Fernway letter',
  heading: 'One click and you are on the list',
  lead: 'Someone, most likely you, asked for our letter at this address. Press the button and it is yours.',
  button: 'Confirm my subscription',
  target: 'confirm',
  notes: [
    'The link works for 48 hours.',
    'If it was not you, do nothing: without this click we send no letters here, and forget the address after a week.',
  ],
}
const ALREADY_SUBSCRIBED_COPY: SubscriptionMailCopy = {
  subject: 'You are already on the Fernway list',
  heading: 'You are already on the list',
  lead: 'Someone, most likely you, asked for our letter at this address. It comes here already, so there is nothing to do.',
  button: 'Choose topics and how often',
  target: 'preferences',
  notes: ['If it was not you, nothing has changed.'],
}

function buildLinks(siteOrigin: string, token: string): SubscriptionMailLinks {
  const to = (page: string): string => `${siteOrigin}/newsletter/${page}?token=${token}`
  return { confirm: to('confirm'), preferences: to('preferences'), unsubscribe: to('unsubscribe') }
}

function SubscriptionMail({
  copy,
  links,
}: {
  readonly copy: SubscriptionMailCopy
  readonly links: SubscriptionMailLinks
}) {
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
        If the button does not work, open this address:
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
          Preferences
        </a>
        {' · '}
        <a className="link" href={links.unsubscribe} style={MAIL_STYLES.link}>
          No letters here, please
        </a>
      </p>
    </MailDocument>
  )
}

function renderText(copy: SubscriptionMailCopy, links: SubscriptionMailLinks): string {
  return [
    'FERNWAY',
    copy.heading,
    copy.lead,
    `${copy.button}:\n${links[copy.target]}`,
    ...copy.notes,
    `Preferences:\n${links.preferences}`,
    `No letters here, please:\n${links.unsubscribe}`,
  ].join('\n\n')
}

/**
 * Composes the response to a sign-up: a link to confirm, or a notice that the address is already subscribed.
 * @param token of this mail; the links and the one-click headers carry it (RFC 8058, R6.5)
 */
export async function composeSubscriptionMail(siteOrigin: string, isConfirmed: boolean, token: string) {
  const copy = isConfirmed ? ALREADY_SUBSCRIBED_COPY : CONFIRMATION_COPY
  const links = buildLinks(siteOrigin, token)
  return {
    subject: copy.subject,
    html: await renderMarkup(<SubscriptionMail copy={copy} links={links} />),
    text: renderText(copy, links),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
