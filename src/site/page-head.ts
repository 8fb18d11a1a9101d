import type {
  Article,
  BreadcrumbList,
  ItemList,
  Organization,
  TouristDestination,
  WebSite,
  WithContext,
} from 'schema-dts'

/** One JSON-LD object (schema.org); it says nothing that the page does not show. */
export type StructuredData = WithContext<
  Article | BreadcrumbList | ItemList | Organization | TouristDestination | WebSite
>

/** What a page says about itself in its head. */
export type PageHead = {
  /** Without the site's name; null on the home page, whose title is the site's own. */
  readonly title: string | null
  readonly description: string
  /** Root-relative address that search engines should keep; null for pages that none should keep. */
  readonly canonicalPath: string | null
  readonly structuredData?: readonly StructuredData[]
  /** A text with a date, as networks tell it from other pages. */
  readonly isArticle?: boolean
}
