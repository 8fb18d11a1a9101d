import { TOKEN_MARK } from '#src/letters/rules/letter-address.ts'
import type { OutgoingMail } from '#src/newsletter/mail-sender.ts'
import { renderMarkup } from '#src/site/render-markup.ts'
import { LetterMail, type LetterMailProps } from './letter-mail.tsx'
import { letterText } from './letter-text.ts'

/** A letter as it is sent, with a mark where each reader's token goes. */
export type FrozenLetter = {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** React tells browsers of the pictures of a page ahead; a mail has no use for that. */
const AHEAD = /<link rel="preload"[^>]*>/g

/** Makes the mail of a letter once for all of its readers. */
export async function composeLetter(props: LetterMailProps): Promise<FrozenLetter> {
  return {
    subject: props.subject,
    html: (await renderMarkup(<LetterMail {...props} />)).replaceAll(AHEAD, ''),
    text: letterText(props),
  }
}

/**
 * One reader's letter, with both headers of one-click unsubscribing (RFC 8058).
 * @param token of this reader and this letter
 */
export function addressLetter(
  { subject, html, text }: FrozenLetter,
  siteOrigin: string,
  to: string,
  token: string,
): OutgoingMail {
  return {
    to,
    subject,
    html: html.replaceAll(TOKEN_MARK, token),
    text: text.replaceAll(TOKEN_MARK, token),
    headers: {
      'List-Id': `The Fernway letter <letter.${new URL(siteOrigin).hostname}>`,
      'List-Unsubscribe': `<${siteOrigin}/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const DARK = '@media (prefers-color-scheme:dark){'
const BOTH = /(color-schemes?(?::|" content="))light dark/g

/** The same mail as a program of one theme shows it, for previews. */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replace(DARK, scheme === 'dark' ? '@media all{' : '@media not all{').replaceAll(BOTH, `$1${scheme}`)
