import { beforeAll, describe, expect, it } from 'vitest'
import { type Locale, TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { PAGES } from '#src/pages.ts'
import { pageSamples } from '#src/site/page-row.ts'
import { loadLocale } from '#src/words/load-locale.ts'
import { sampleOf } from '#test/support/sample.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'
import { englishInterfaceTexts } from '#test/support/worker/words/interface-texts.ts'

const MIN_TEXT_LENGTH = 12
/** One page of each kind; the operators' pages are English. */
const KINDS = Object.entries(pageSamples(PAGES)).filter(([, path]) => !path.startsWith('/desk'))
const TARGET = /<(?:a|area|form|button)\s[^>]*?\b(?:href|action|formaction)="([^"]*)"[^>]*>/g

type Element = { text: string; lang: string }

/** The text of a page outside elements that are marked as English, with labels of elements. */
async function visibleText(response: Response): Promise<string> {
  const texts: string[] = []
  const open: Element[] = []
  const isEnglish = (): boolean => open.at(-1)?.lang === 'en'
  const rewriter = new HTMLRewriter()
    .on('body *', {
      element(element) {
        const lang = element.getAttribute('lang') ?? open.at(-1)?.lang ?? ''
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          if (lang !== 'en') texts.push(element.getAttribute(name) ?? '')
        try {
          open.push({ text: '', lang })
          element.onEndTag(() => void open.pop())
        } catch {
          // An element without an end, such as <br>.
          open.pop()
        }
      },
    })
    .on('body *', {
      text(chunk) {
        if (!isEnglish()) texts.push(chunk.text)
      },
    })
  await rewriter.transform(response).arrayBuffer()
  return texts.join('\n')
}

const targetsIn = (html: string): readonly (readonly [string, string])[] =>
  [...html.slice(html.indexOf('<body')).matchAll(TARGET)].map(([tag, href = '']) => [tag, href])

describe.each(sampleOf(TRANSLATED_TAGS, 5))('every kind of page in %s', (tag) => {
  let locale: Locale
  let forbidden: readonly string[] = []
  beforeAll(async () => {
    locale = await loadLocale(tag)
    forbidden = englishInterfaceTexts(locale, MIN_TEXT_LENGTH)
  })

  it.each(sampleOf(KINDS, 5))(
    '%s answers as in English, with the same links below the prefix',
    async (_kind, path) => {
      const [response, original] = await Promise.all([fetchSite(localiseHref(locale, path)), fetchSite(path)])
      expect(response.status).toBe(original.status)
      if (!response.headers.get('content-type')?.startsWith('text/html')) return
      const html = await response.text()
      expect(html).toContain(`<html lang="${tag}"`)
      expect(html).not.toMatch(/>undefined<|\[object Object\]/)
      const links = targetsIn(html)
        .filter(([tag]) => !/\shreflang="/i.test(tag))
        .map(([, href]) => href)
      const unprefixed = links.filter((href) => localiseHref(locale, href) !== href)
      expect(unprefixed).toEqual([])
      // The check of English links covers these, too: they are the same.
      const expected = targetsIn(await original.text())
        .filter(([tag]) => !/\shreflang="/i.test(tag))
        .map(([, href]) => localiseHref(locale, href))
      const known = new Set(expected)
      // A list that is in the order of the language may be cut at another place.
      for (const href of links.filter((each) => each.startsWith('/') && !known.has(each)))
        expect([href, (await fetchSite(href)).status]).toEqual([href, 200])
    },
  )

  it.each(sampleOf(KINDS, 5))('%s shows no English text of the interface', async (_kind, path) => {
    expect(forbidden.length).toBeGreaterThan(100)
    const response = await fetchSite(localiseHref(locale, path))
    if (!response.headers.get('content-type')?.startsWith('text/html')) return
    const text = await visibleText(response)
    expect(forbidden.filter((english) => text.includes(english))).toEqual([])
  })
})
