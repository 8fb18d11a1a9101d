import type {
  Article,
  BreadcrumbList,
  ImageObject,
  ItemList,
  Organization,
  TouristDestination,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { TranslatedTag } from '#isomorphic/words/locale.ts'

/** One JSON-LD object (schema.org); it contains only what the page shows. */
export type StructuredData = WithContext<
  Article | BreadcrumbList | ImageObject | ItemList | Organization | TouristDestination | WebSite
>

/** Metadata of a page's head. */
export type PageHead = {
  /** Without the site's name; null on the home page, whose title is that of the site. */
  readonly title: string | null
  readonly description: string
  /** Root-relative canonical path; null for pages that search engines must not index. */
  readonly canonicalPath: string | null
  readonly structuredData?: readonly StructuredData[]
  /** Languages in which at least 80 % of the page's words are translated; absent: none. */
  readonly languages?: readonly TranslatedTag[] | undefined
  /** Whether the page has no English in the language of the request, though it is not indexed in it. */
  readonly isComplete?: boolean
  /** Whether Open Graph treats the page as an article. */
  readonly isArticle?: boolean
}
