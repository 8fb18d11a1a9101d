import { DEFAULT_LOCALE, type LocaleTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { LocaleContext } from '#isomorphic/words/use-words.ts'
import { TOKEN_PLACEHOLDER } from '#src/campaigns/rules/campaign-address.ts'
import type { OutgoingMail } from '#src/mail/mail-sender.ts'
import { renderMarkup } from '#src/site/markup/render-markup.ts'
import { CampaignMail, type CampaignMailProps } from './campaign-mail.tsx'
import { renderCampaignText } from './render-campaign-text.ts'

/** A campaign as it is sent, with a placeholder for the token of each subscriber. */
export type RenderedCampaign = {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** React adds preload links for images; a mail has no use for them. */
const PRELOAD_LINK = /<link rel="preload"[^>]*>/g

/** Composes the mail of a campaign once for all subscribers. */
export async function composeCampaign(props: CampaignMailProps): Promise<RenderedCampaign> {
  const { locale, ...mail } = props
  const html = await renderMarkup(
    <LocaleContext value={locale}>
      <CampaignMail {...mail} />
    </LocaleContext>,
  )
  return {
    subject: props.subject,
    html: html.replaceAll(PRELOAD_LINK, ''),
    text: renderCampaignText(props),
  }
}

/**
 * The mail to one subscriber, with both headers of one-click unsubscribing (RFC 8058).
 * @param token of this subscriber and this campaign
 * @param tag language of the mail, in which the page to unsubscribe is, too
 */
export function personaliseCampaign(
  { subject, html, text }: RenderedCampaign,
  siteOrigin: string,
  to: string,
  token: string,
  tag: LocaleTag = DEFAULT_LOCALE,
): OutgoingMail {
  return {
    to,
    subject,
    html: html.replaceAll(TOKEN_PLACEHOLDER, token),
    text: text.replaceAll(TOKEN_PLACEHOLDER, token),
    headers: {
      'List-Id': `The Fernway letter <letter.${new URL(siteOrigin).hostname}>`,
      'List-Unsubscribe': `<${siteOrigin}${localiseHref(tag, '/newsletter/unsubscribe')}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const DARK_QUERY = '@media (prefers-color-scheme:dark){'
const SCHEME_DECLARATION = /(color-schemes?(?::|" content="))light dark/g

/** The same mail as a client with this colour scheme shows it, for previews. */
export const forceColourScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html
    .replace(DARK_QUERY, scheme === 'dark' ? '@media all{' : '@media not all{')
    .replaceAll(SCHEME_DECLARATION, `$1${scheme}`)
