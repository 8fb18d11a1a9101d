import { useWords } from '#isomorphic/words/use-words.ts'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

const PREVIEWS = [
  { scheme: 'light', name: 'wideLight', width: 700 },
  { scheme: 'light', name: 'narrowLight', width: 360 },
  { scheme: 'dark', name: 'wideDark', width: 700 },
  { scheme: 'dark', name: 'narrowDark', width: 360 },
] as const

export type CampaignPreviewPageProps = { readonly campaign: EmailCampaign; readonly text: string }

/** The mail as mail clients with this theme and width show it. */
function MailFrame({
  scheme,
  name,
  width,
  mailPath,
}: (typeof PREVIEWS)[number] & { readonly mailPath: string }) {
  const { frames, scrollArea, mail, openMail } = useWords(CAMPAIGN_ADMIN_WORDS).preview
  const title = frames[name]
  return (
    <section className="desk-look" aria-labelledby={`${scheme}-${width}`}>
      <h2 className="h3" id={`${scheme}-${width}`}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
      <div className="desk-scroll" role="group" aria-label={scrollArea(title)} tabIndex={0}>
        <iframe
          className={`desk-mail desk-mail-${width}`}
          src={mailPath}
          title={mail(title)}
          sandbox="allow-same-origin allow-popups"
          loading="lazy"
        />
      </div>
      <p>
        <a className="link" href={mailPath}>
          {openMail}
        </a>
      </p>
    </section>
  )
}

/** `/desk/letters/…/preview`: the mail in sandboxed frames, once for each theme and width, and its plain text. */
export function CampaignPreviewPage({ campaign, text }: CampaignPreviewPageProps) {
  const { links, preview } = useWords(CAMPAIGN_ADMIN_WORDS)
  return (
    <>
      <p className="actions">
        <a className="link" href={`/desk/letters/${campaign.id}`}>
          {links.back}
        </a>
      </p>
      <p className="desk-inbox">
        <b>{preview.senderName}</b> <span>{campaign.subject}</span>{' '}
        <span className="meta">{campaign.preheader}</span>
      </p>
      <div className="desk-mails">
        {PREVIEWS.map((frame) => (
          <MailFrame
            key={frame.name}
            {...frame}
            mailPath={`/desk/letters/${campaign.id}/mail/${frame.scheme}`}
          />
        ))}
      </div>
      <section className="desk-look" aria-labelledby="plain-text">
        <h2 className="h3" id="plain-text">
          {preview.plainText}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
        <pre className="desk-plain" tabIndex={0}>
          {text}
        </pre>
      </section>
    </>
  )
}
