import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'

/**
 * The address of a page or an API of the site in the language of the page: `/search` is `/de/search` on a German page.
 * @param path root-relative and without a language; files have none (isomorphic/words/localised-path.ts)
 */
export function localiseAddress(path: string, page: Document = document): string {
  const { lang } = page.documentElement
  return lang === DEFAULT_LOCALE ? path : `/${lang}${path}`
}
