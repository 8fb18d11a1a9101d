import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'

/** The list that a section of the menu ends with, by the beginning of the paths of its pages. */
const SECTIONS: readonly (readonly [pages: string, list: string])[] = [
  ['/destinations/', '/places'],
  ['/articles/', '/articles'],
]
const HREF = / href="([^"]*)"/g

const mark = (html: string, address: string, value: 'page' | 'true'): string =>
  html.replaceAll(` href="${address}"`, ` aria-current="${value}" href="${address}"`)

/** Rendered markup that all pages of a language share, with `aria-current` on links that concern one page. */
export type PageMarker = {
  /** Marks links to the page itself. @param path of the page, without its language */
  readonly markPage: (path: string) => string
  /**
   * Marks the page in the menu as `markPage` does. If no link leads there, the list of its section is marked, so that
   * the menu shows the section of every page.
   */
  readonly markInMenu: (path: string) => string
}

/** Copies of the markup in the cache: those of the sections, of the home page and of others with a link in it. */
const MAX_MARKED = 16

/** Looks for its links once: nearly all pages have none of their own. */
export function createPageMarker(html: string, locale: LocaleTag): PageMarker {
  const addresses = new Set([...html.matchAll(HREF)].map(([, address = '']) => address))
  const marked = new Map<string, string>()
  const markAddress = (address: string, value: 'page' | 'true'): string => {
    const key = value + address
    const known = marked.get(key)
    if (known !== undefined) return known
    if (marked.size >= MAX_MARKED) marked.clear()
    const added = mark(html, address, value)
    marked.set(key, added)
    return added
  }
  const markPage = (path: string): string => {
    const address = localiseHref(locale, path)
    return addresses.has(address) ? markAddress(address, 'page') : html
  }
  return {
    markPage,
    markInMenu(path) {
      const own = markPage(path)
      const [, list] = SECTIONS.find(([pages]) => path.startsWith(pages)) ?? []
      return own !== html || list === undefined ? own : markAddress(localiseHref(locale, list), 'true')
    },
  }
}
