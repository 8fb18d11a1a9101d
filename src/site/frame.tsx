import type { ReactNode } from 'react'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { Alert } from '#src/site/frame/alert.ts'
import { selectDailyPicks, toUtcDay } from './daily-picks.ts'
import { AlertBar } from './frame/alert-bar.tsx'
import { FooterOffer } from './frame/footer-offer.tsx'
import { PageFrame } from './frame/page-frame.tsx'
import { SiteFooter } from './frame/site-footer.tsx'
import { SiteHeader } from './frame/site-header.tsx'
import { renderMarkup } from './render-markup.ts'
import type { SiteData } from './site-types.ts'

/** What differs from one page's frame to another's. */
export type FrameData = {
  readonly alert: Alert | null
  /** Address of the page, for forms of the frame to come back to. */
  readonly path: string
  /** The catalogue cannot be read as it should: the search panel falls back (S8.3). */
  readonly isDegraded: boolean
}

/** What stands around the parts of every answer that is a page. */
export type Frame = {
  /** Puts header, main and footer around a page. */
  readonly wrapPage: (page: ReactNode, data: FrameData) => Promise<ReactNode>
  /** The same for a part that may come late: it comes into a page that has its frame. */
  readonly wrapDeferred: (part: Promise<ReactNode>) => Promise<ReactNode>
}

export type FrameOptions = {
  readonly site: SiteData
  readonly bestInTravel: readonly PlaceSummary[]
  readonly nowMs: () => number
}

/** The search panel shows so many places of Best in Travel (S9.6), and these when the list fails it (S8.3). */
const PICK_COUNT = 3
const FALLBACK_PICKS = ['/destinations/benin', '/destinations/chile', '/destinations/morocco']

/** The links of the frame to the page itself say so. They are marked in its finished markup, which all pages share. */
const markCurrent = (html: string, path: string): string =>
  html.replaceAll(` href="${path}"`, ` aria-current="page" href="${path}"`)

const asMarkup = (html: string): ReactNode => (
  <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
)

type SharedMarkup = { readonly key: string; readonly header: string; readonly footer: string }

/**
 * Header and footer are the same on every page of a day, so they are rendered once for it and inserted as they are
 * (docs/adr/0023).
 */
export function createFrame({ site, bestInTravel, nowMs }: FrameOptions): Frame {
  let shared: SharedMarkup | null = null
  const fallback = bestInTravel.filter(({ path }) => FALLBACK_PICKS.includes(path))

  const renderShared = async (key: string, picks: readonly PlaceSummary[]): Promise<SharedMarkup> => {
    const year = new Date(nowMs()).getUTCFullYear()
    const [header, footer] = await Promise.all([
      renderMarkup(<SiteHeader site={site} picks={picks} />),
      renderMarkup(<SiteFooter site={site} year={year} offer={<FooterOffer />} />),
    ])
    return { key, header, footer }
  }
  return {
    async wrapPage(page, { alert, path, isDegraded }) {
      const day = toUtcDay(nowMs())
      const key = `${day} ${isDegraded}`
      // Each request renders for itself until one has ended: another's work would never settle if it were cancelled.
      const current =
        shared?.key === key
          ? shared
          : await renderShared(key, isDegraded ? fallback : selectDailyPicks(bestInTravel, day, PICK_COUNT))
      shared = current
      return (
        <PageFrame
          header={asMarkup(markCurrent(current.header, path))}
          footer={asMarkup(markCurrent(current.footer, path))}
          alert={alert === null ? null : <AlertBar alert={alert} returnPath={path} />}
        >
          {page}
        </PageFrame>
      )
    },
    wrapDeferred: (part) => part,
  }
}
