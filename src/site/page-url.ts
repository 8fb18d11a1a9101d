import type { Locale } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'

/** What the absolute addresses of a page begin with. */
export type PageUrlBase = { readonly siteOrigin: string; readonly locale: Locale }

/** Absolute URL of a page in a language, for readers outside the site. @param path root-relative, without a language */
export const pageUrl = ({ siteOrigin, locale }: PageUrlBase, path: string): string =>
  siteOrigin + localiseHref(locale, path)
