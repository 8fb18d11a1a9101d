import type { ReactNode } from 'react'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { Alert } from '#src/site/frame/alert.ts'
import { selectDailyPicks, toUtcDay } from './daily-picks.ts'
import { AlertBar } from './frame/alert-bar.tsx'
import { FooterOffer } from './frame/footer-offer.tsx'
import { createPageLinker, type LanguageSettings, languageLinks } from './frame/language-links.ts'
import { createPageMarker } from './frame/mark-in-menu.ts'
import { PageFrame } from './frame/page-frame.tsx'
import { SiteFooter } from './frame/site-footer.tsx'
import { SiteHeader } from './frame/site-header.tsx'
import { TranslationNotice } from './frame/translation-notice.tsx'
import { encodeMarkup, insertMarkup } from './markup/encoded-markup.ts'
import { renderMarkup } from './markup/render-markup.ts'
import type { SiteData } from './site-types.ts'
import { addNoBreakSpaces } from './typography/no-break-spaces.ts'

/** Data of a page's frame. */
export type FrameData = {
  readonly alert: Alert | null
  /** Path of the page, the return path of forms in the frame. */
  readonly path: string
  /** Language of the page. */
  readonly locale: Locale
  readonly languageSettings: LanguageSettings
  /** False for a page in another language that still has much English text. */
  readonly isTranslated: boolean
  /** Whether the catalogue is degraded: the search panel then uses fallback picks (S8.3). */
  readonly isDegraded: boolean
}

/** Frame of every page: header, main and footer. */
export type Frame = {
  /** Wraps a page in header, main and footer. */
  readonly wrapPage: (page: ReactNode, data: FrameData) => Promise<ReactNode>
  /** Wraps a deferred part, which is inserted into a page that already has its frame. */
  readonly wrapDeferred: (part: Promise<ReactNode>) => Promise<ReactNode>
}

export type FrameOptions = {
  readonly site: SiteData
  readonly bestInTravel: readonly PlaceSummary[]
  readonly nowMs: () => number
}

/**
 * Number of places of Best in Travel in the search panel (S9.6), and the fallback if the catalogue is degraded (S8.3).
 */
const PICK_COUNT = 3
const FALLBACK_PICKS = ['/destinations/benin', '/destinations/chile', '/destinations/morocco']

const asMarkup = (html: string): ReactNode => (
  <div className="contents" dangerouslySetInnerHTML={insertMarkup(html)} />
)

type SharedMarkup = {
  readonly key: string
  /** For the page of a path. */
  readonly headerFor: (path: string) => string
  readonly footerFor: (path: string) => string
}

/** The footer with its links to the page in other languages; most pages have no link of their own in it. */
function createFooter(html: string, locale: Locale): SharedMarkup['footerFor'] {
  const { markPage } = createPageMarker(html, locale)
  const linkToPage = createPageLinker(html)
  return (path) => {
    const marked = markPage(path)
    return marked === html ? linkToPage(path) : createPageLinker(marked)(path)
  }
}

/**
 * Header and footer are the same on every page of a day and language, so they are rendered once and inserted as markup
 * (docs/adr/0023).
 */
export function createFrame({ site, bestInTravel, nowMs }: FrameOptions): Frame {
  const shared = new Map<Locale, SharedMarkup>()
  const fallback = bestInTravel.filter(({ path }) => FALLBACK_PICKS.includes(path))

  const renderShared = async (
    key: string,
    { locale, languageSettings }: Pick<FrameData, 'locale' | 'languageSettings'>,
    picks: readonly PlaceSummary[],
  ): Promise<SharedMarkup> => {
    const data = localiseContent(locale, { site, picks })
    const year = new Date(nowMs()).getUTCFullYear()
    const [header, footer] = await Promise.all([
      renderMarkup(<SiteHeader site={data.site} picks={data.picks} />, locale),
      renderMarkup(
        <SiteFooter
          site={data.site}
          year={year}
          languages={languageLinks(site.languages, locale, languageSettings)}
          offer={<FooterOffer />}
        />,
        locale,
      ),
    ])
    return {
      key,
      headerFor: createPageMarker(encodeMarkup(addNoBreakSpaces(header)), locale).markInMenu,
      footerFor: createFooter(encodeMarkup(addNoBreakSpaces(footer)), locale),
    }
  }
  return {
    async wrapPage(page, data) {
      const { alert, path, locale, isDegraded } = data
      const day = toUtcDay(nowMs())
      const key = `${day} ${isDegraded}`
      // Concurrent requests each render until one has finished: awaiting another request's promise would hang if that
      // request were cancelled.
      const known = shared.get(locale)
      const picks = isDegraded ? fallback : selectDailyPicks(bestInTravel, day, PICK_COUNT)
      const current = known?.key === key ? known : await renderShared(key, data, picks)
      shared.set(locale, current)
      return (
        <PageFrame
          header={asMarkup(current.headerFor(path))}
          footer={asMarkup(current.footerFor(path))}
          notice={data.isTranslated ? null : <TranslationNotice path={path} />}
          alert={alert === null ? null : <AlertBar alert={alert} returnPath={path} />}
        >
          {page}
        </PageFrame>
      )
    },
    wrapDeferred: (part) => part,
  }
}
