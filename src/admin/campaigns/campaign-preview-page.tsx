import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'

const PREVIEWS = [
  { scheme: 'light', title: 'Wide, light', width: 700 },
  { scheme: 'light', title: 'Narrow, light', width: 360 },
  { scheme: 'dark', title: 'Wide, dark', width: 700 },
  { scheme: 'dark', title: 'Narrow, dark', width: 360 },
] as const

export type CampaignPreviewPageProps = { readonly campaign: EmailCampaign; readonly text: string }

/** The mail as mail clients with this theme and width show it. */
function MailFrame({
  scheme,
  title,
  width,
  mailPath,
}: (typeof PREVIEWS)[number] & { readonly mailPath: string }) {
  const name = title.toLowerCase()
  return (
    <section className="desk-look" aria-labelledby={`${scheme}-${width}`}>
      <h2 className="h3" id={`${scheme}-${width}`}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
      <div className="desk-scroll" role="group" aria-label={`Frame: ${name}`} tabIndex={0}>
        <iframe
          className={`desk-mail desk-mail-${width}`}
          src={mailPath}
          title={`The letter, ${name}`}
          sandbox="allow-same-origin allow-popups"
          loading="lazy"
        />
      </div>
      <p>
        <a className="link" href={mailPath}>
          By itself
        </a>
      </p>
    </section>
  )
}

/** `/desk/letters/…/preview`: the mail in sandboxed frames, once for each theme and width, and its plain text. */
export function CampaignPreviewPage({ campaign, text }: CampaignPreviewPageProps) {
  return (
    <>
      <p className="actions">
        <a className="link" href={`/desk/letters/${campaign.id}`}>
          Back to the letter
        </a>
      </p>
      <p className="desk-inbox">
        <b>Fernway</b> <span>{campaign.subject}</span> <span className="meta">{campaign.preheader}</span>
      </p>
      <div className="desk-mails">
        {PREVIEWS.map((frame) => (
          <MailFrame
            key={frame.title}
            {...frame}
            mailPath={`/desk/letters/${campaign.id}/mail/${frame.scheme}`}
          />
        ))}
      </div>
      <section className="desk-look" aria-labelledby="plain-text">
        <h2 className="h3" id="plain-text">
          Plain text
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
        <pre className="desk-plain" tabIndex={0}>
          {text}
        </pre>
      </section>
    </>
  )
}
