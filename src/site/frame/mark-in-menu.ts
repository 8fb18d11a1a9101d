import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'

/** The list that a section of the menu ends with, by the beginning of the paths of its pages. */
const SECTIONS: readonly (readonly [pages: string, list: string])[] = [
  ['/destinations/', '/places'],
  ['/articles/', '/articles'],
]

const mark = (html: string, address: string, value: 'page' | 'true'): string =>
  html.replaceAll(` href="${address}"`, ` aria-current="${value}" href="${address}"`)

/**
 * Sets `aria-current` on links to the page itself, in rendered markup that all pages share.
 * @param path of the page, without its language
 */
export const markPage = (html: string, path: string, locale: LocaleTag): string =>
  mark(html, localiseHref(locale, path), 'page')

/**
 * Marks the page in the menu as {@link markPage} does. If no link leads there, the list of its section is marked, so
 * that the menu shows the section of every page.
 */
export function markInMenu(html: string, path: string, locale: LocaleTag): string {
  const marked = markPage(html, path, locale)
  if (marked !== html) return marked
  const [, list] = SECTIONS.find(([pages]) => path.startsWith(pages)) ?? []
  return list === undefined ? html : mark(html, localiseHref(locale, list), 'true')
}
