import { DEFAULT_LOCALE, type LocaleTag } from '#isomorphic/words/locale.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { CampaignText } from '#src/campaigns/rules/email-campaign.ts'
import { CAMPAIGNS_WORDS } from '#src/campaigns/words/campaigns-words.ts'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

const PREVIEWS = [
  { scheme: 'light', name: 'wideLight', width: 700 },
  { scheme: 'light', name: 'narrowLight', width: 360 },
  { scheme: 'dark', name: 'wideDark', width: 700 },
  { scheme: 'dark', name: 'narrowDark', width: 360 },
] as const

export type CampaignPreviewPageProps = {
  readonly id: string
  readonly text: CampaignText
  readonly plainText: string
  /** Language of the mail, and all that the campaign has. */
  readonly tag: LocaleTag
  readonly tags: readonly LocaleTag[]
}

/** A step of the preview in a language: `…/preview?language=de`. */
const addressOf = (id: string, step: string, tag: LocaleTag): string =>
  `/desk/letters/${id}/${step}${tag === DEFAULT_LOCALE ? '' : `?language=${tag}`}`

/** The languages of the mail; the current one has no link. */
function PreviewLanguages({ id, tag, tags }: Pick<CampaignPreviewPageProps, 'id' | 'tag' | 'tags'>) {
  const words = useWords(CAMPAIGN_ADMIN_WORDS).preview
  const names = useWords(CAMPAIGNS_WORDS).languages
  if (tags.length === 1) return null
  return (
    <nav className="actions" aria-label={words.languages}>
      {tags.map((each) => (
        <a
          className="link"
          key={each}
          href={addressOf(id, 'preview', each)}
          aria-current={each === tag ? 'page' : undefined}
        >
          {names[each]}
        </a>
      ))}
    </nav>
  )
}

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
export function CampaignPreviewPage({ id, text, plainText, tag, tags }: CampaignPreviewPageProps) {
  const { links, preview } = useWords(CAMPAIGN_ADMIN_WORDS)
  return (
    <>
      <p className="actions">
        <a className="link" href={`/desk/letters/${id}`}>
          {links.back}
        </a>
      </p>
      <PreviewLanguages id={id} tag={tag} tags={tags} />
      <p className="desk-inbox" lang={tag}>
        <b>{preview.senderName}</b> <span>{text.subject}</span> <span className="meta">{text.preheader}</span>
      </p>
      <div className="desk-mails">
        {PREVIEWS.map((frame) => (
          <MailFrame key={frame.name} {...frame} mailPath={addressOf(id, `mail/${frame.scheme}`, tag)} />
        ))}
      </div>
      <section className="desk-look" aria-labelledby="plain-text">
        <h2 className="h3" id="plain-text">
          {preview.plainText}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
        <pre className="desk-plain" lang={tag} tabIndex={0}>
          {plainText}
        </pre>
      </section>
    </>
  )
}
