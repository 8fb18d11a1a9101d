import type { Context } from 'hono'
import type { ReactElement } from 'react'
import type { ImageOrigins } from '#isomorphic/images/image-addresses-for.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { FrontCatalogue } from '#src/catalogue/front-catalogue.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { imageOriginsOf } from '#src/config/image-origins-of.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import type { PageCard } from './page-card.ts'
import type { PageHead } from './page-head.ts'
import type { PageRow } from './page-row.ts'
import type { SiteData } from './site-types.ts'

/** Data shared by all pages. */
export type PageSources = {
  readonly manifest: CatalogueManifest
  readonly front: FrontCatalogue
  readonly site: SiteData
  readonly nowMs: () => number
}

/** Request context available to a page: no data of the visitor. */
export type PageContext = PageSources & {
  readonly readShard: ReadShard
  readonly path: string
  /** Language of the page. */
  readonly locale: Locale
  /** Only the query parameters of the row's cache key may affect the page. */
  readonly query: URLSearchParams
  readonly siteOrigin: string
  readonly contactAddress: string
  readonly images: ImageOrigins
  /** Whether maps of towns show the streets of the operator's map tiles. */
  readonly hasMapTiles: boolean
}

/** The page has moved: redirect to this path. */
export type MovedPage = { readonly movedTo: string }

/** Contents of a page's social card. */
export type SocialCard = Pick<PageCard, 'title' | 'poster'>

export type PageHandler<Data extends object> = {
  /** Null if the page does not exist. */
  readonly read: (context: PageContext) => Promise<Data | MovedPage | null>
  readonly head: (data: Data, context: PageContext) => PageHead
  readonly view: (data: Data, context: PageContext) => ReactElement
  /** The social card of the page; it may depend on the path only. */
  readonly card?: (data: Data, context: PageContext) => SocialCard
}

/** A row of the page table with its handler. */
export type Page = {
  readonly row: PageRow
  /** Null for a page with a custom route. */
  readonly respond: ((c: Context<AppEnv>, sources: PageSources) => Promise<Response>) | null
  /** Null if the page does not exist or has no card. */
  readonly getSocialCard: (context: PageContext) => Promise<SocialCard | null>
}

const MOVED = { 'cache-control': 'public, max-age=3600' }

/** Creates the page context of a request. */
export function toPageContext(c: Context<AppEnv>, sources: PageSources, path: string): PageContext {
  const config = c.get('config')
  const locale = c.get('locale')
  return {
    ...sources,
    site: localiseContent(locale, sources.site),
    front: localiseContent(locale, sources.front),
    readShard: c.get('readShard'),
    path,
    locale,
    query: path === c.req.path ? new URL(c.req.url).searchParams : new URLSearchParams(),
    siteOrigin: config.siteOrigin,
    contactAddress: config.contactAddress,
    images: imageOriginsOf(config),
    hasMapTiles: config.mapTiles !== null,
  }
}

/** Combines a row with its handler. */
export function definePage<Data extends object>(row: PageRow, handler: PageHandler<Data>): Page {
  const { read, head, view, card } = handler
  return {
    ...defineCustomRoutePage(row, { read, card: card ?? null }),
    async respond(c, sources) {
      const context = toPageContext(c, sources, c.req.path)
      const data = await read(context)
      if (data === null) return c.notFound()
      if ('movedTo' in data) return c.body(null, 301, { location: data.movedTo, ...MOVED })
      c.header('cache-control', row.caching === 'public' ? PAGE_CACHE_CONTROL : 'no-store')
      const socialCard = card?.(data, context)
      return c.render(view(data, context), {
        head: head(data, context),
        card: socialCard === undefined ? null : { path: context.path, ...socialCard },
      })
    },
  }
}

/** Defines the card of a page with a custom route; the route also passes the card to `c.render`. */
export function defineCustomRoutePage<Data extends object>(
  row: PageRow,
  { read, card }: Pick<PageHandler<Data>, 'read'> & { readonly card: PageHandler<Data>['card'] | null },
): Page {
  return {
    row,
    respond: null,
    async getSocialCard(context) {
      const data = card == null ? null : await read(context)
      return card == null || data === null || 'movedTo' in data ? null : card(data, context)
    },
  }
}
