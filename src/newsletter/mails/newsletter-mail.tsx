import { renderMarkup } from '#src/site/render-markup.ts'
import { MailDocument } from './mail-document.tsx'
import { MAIL_STYLES } from './mail-styles.ts'

/** Addresses in a mail; each carries the mail's own token and nothing about its reader. */
type MailLinks = {
  readonly confirm: string
  readonly preferences: string
  readonly unsubscribe: string
}

type MailWords = {
  readonly subject: string
  readonly heading: string
  readonly lead: string
  readonly button: string
  readonly target: keyof MailLinks
  readonly notes: readonly string[]
}

/** Nothing that anybody typed into a form is in a mail (R6.2). */
const CONFIRM: MailWords = {
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
const KNOWN: MailWords = {
  subject: 'You are already on the Fernway list',
  heading: 'You are already on the list',
  lead: 'Someone, most likely you, asked for our letter at this address. It comes here already, so there is nothing to do.',
  button: 'Choose topics and how often',
  target: 'preferences',
  notes: ['If it was not you, nothing has changed.'],
}

function linksFor(siteOrigin: string, token: string): MailLinks {
  const to = (page: string): string => `${siteOrigin}/newsletter/${page}?token=${token}`
  return { confirm: to('confirm'), preferences: to('preferences'), unsubscribe: to('unsubscribe') }
}

function NewsletterMail({ words, links }: { readonly words: MailWords; readonly links: MailLinks }) {
  const href = links[words.target]
  return (
    <MailDocument subject={words.subject} preview={words.lead}>
      <h1 className="ink" style={MAIL_STYLES.heading}>
        {words.heading}
      </h1>
      <p className="soft" style={MAIL_STYLES.lead}>
        {words.lead}
      </p>
      <table role="presentation" style={MAIL_STYLES.table}>
        <tbody>
          <tr>
            <td className="fern" style={MAIL_STYLES.buttonCell}>
              <a className="on-fern" href={href} style={MAIL_STYLES.button}>
                {words.button}
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
      {words.notes.map((note) => (
        <p key={note} className="soft" style={MAIL_STYLES.text}>
          {note}
        </p>
      ))}
      <p className="soft" style={MAIL_STYLES.foot}>
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

function asText(words: MailWords, links: MailLinks): string {
  return [
    'FERNWAY',
    words.heading,
    words.lead,
    `${words.button}:\n${links[words.target]}`,
    ...words.notes,
    `Preferences:\n${links.preferences}`,
    `No letters here, please:\n${links.unsubscribe}`,
  ].join('\n\n')
}

/**
 * The mail that answers a sign-up: a link to confirm, or word that there is nothing to do.
 * @param token of this mail; both links of the one-click headers carry it (RFC 8058, R6.5)
 */
export async function composeNewsletterMail(siteOrigin: string, isConfirmed: boolean, token: string) {
  const words = isConfirmed ? KNOWN : CONFIRM
  const links = linksFor(siteOrigin, token)
  return {
    subject: words.subject,
    html: await renderMarkup(<NewsletterMail words={words} links={links} />),
    text: asText(words, links),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
