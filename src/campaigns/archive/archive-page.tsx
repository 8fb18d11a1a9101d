import { Fragment } from 'react'
import { formatLongDate } from '#isomorphic/words/formats.ts'
import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { archivePath } from '#src/campaigns/rules/campaign-address.ts'
import { Breadcrumb } from '#src/site/components/breadcrumb.tsx'
import { ArchiveBlock } from './archive-block.tsx'
import { ARCHIVE_PATH } from './archive-pages.ts'
import type { ArchivedCampaign, ArchivedCampaignSummary } from './archive-store.ts'
import { ARCHIVE_WORDS } from './words/archive-words.ts'

function CampaignDate({ atS }: { readonly atS: number }) {
  const date = new Date(atS * 1000)
  return <time dateTime={date.toISOString().slice(0, 10)}>{formatLongDate(useLocale(), date)}</time>
}

/** `/newsletter/letters`: all sent campaigns, the newest first. */
export function ArchivePage({ campaigns }: { readonly campaigns: readonly ArchivedCampaignSummary[] }) {
  const words = useWords(ARCHIVE_WORDS)
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <div className="section wrap">
        {campaigns.length === 0 ? (
          <p className="serif">{words.empty}</p>
        ) : (
          <ul className="letter-list">
            {campaigns.map(({ slug, subject, preheader, startedAtS, language }) => (
              <li key={slug}>
                <p className="meta">
                  <CampaignDate atS={startedAtS} />
                </p>
                <h2 className="h3" lang={language}>
                  <a href={`${ARCHIVE_PATH}/${slug}`}>{subject}</a>
                </h2>
                <p className="serif" lang={language}>
                  {preheader}
                </p>
              </li>
            ))}
          </ul>
        )}
        <p className="actions">
          <a className="link" href="/newsletter">
            {words.subscribe}
          </a>
        </p>
      </div>
    </>
  )
}

type ArchivedCampaignPageProps = {
  readonly campaign: ArchivedCampaign
  /** Languages in which it was sent and the site is offered, English first. */
  readonly languages: readonly LocaleTag[]
}

/** Links to the campaign in the other languages in which it was sent. */
function OtherLanguages({ campaign, languages }: ArchivedCampaignPageProps) {
  const words = useWords(ARCHIVE_WORDS)
  const others = languages.filter((tag) => tag !== campaign.language)
  if (others.length === 0) return null
  return (
    <p className="actions">
      <span className="meta">{words.otherLanguages}</span>
      {others.map((tag) => (
        <a
          className="link"
          key={tag}
          href={localiseHref(tag, archivePath(campaign.slug))}
          lang={tag}
          hrefLang={tag}
        >
          {new Intl.DisplayNames(tag, { type: 'language' }).of(tag)}
        </a>
      ))}
    </p>
  )
}

/** `/newsletter/letters/…`: one campaign as it was sent. */
export function ArchivedCampaignPage({ campaign, languages }: ArchivedCampaignPageProps) {
  const words = useWords(ARCHIVE_WORDS)
  return (
    <article>
      <header className="page-head wrap">
        <Breadcrumb
          trail={[
            { name: words.newsletter, path: '/newsletter' },
            { name: words.title, path: ARCHIVE_PATH },
          ]}
          current={campaign.subject}
        />
        <h1 className="h1" lang={campaign.language}>
          {campaign.subject}
        </h1>
        <p className="lead" lang={campaign.language}>
          {campaign.preheader}
        </p>
        <p className="meta">
          <CampaignDate atS={campaign.startedAtS} />
          {` · ${words.author}`}
        </p>
        <OtherLanguages campaign={campaign} languages={languages} />
      </header>
      <div className="section wrap">
        <div className="prose" lang={campaign.language}>
          {campaign.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of blocks is fixed
            <Fragment key={index}>
              <ArchiveBlock block={block} cards={campaign.cards} />
            </Fragment>
          ))}
        </div>
        <p className="actions">
          <a className="link" href="/newsletter">
            {words.subscribe}
          </a>
        </p>
      </div>
    </article>
  )
}

/** Shown while the archive cannot be read and no cached copy exists, and for a campaign that was withdrawn. */
export function ArchiveMessagePage({ message }: { readonly message: 'unavailable' | 'withdrawn' }) {
  const words = useWords(ARCHIVE_WORDS)[message]
  return (
    <header className="page-head wrap">
      <h1 className="h1">{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p className="actions">
        <a className="button" href="/newsletter">
          {words.newsletter}
        </a>
      </p>
    </header>
  )
}
