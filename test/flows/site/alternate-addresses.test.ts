import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, type LocaleTag, TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { sampleOf } from '#test/support/sample.ts'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

const ENTRY = /<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g
const LINK = /<(?:xhtml:)?link rel="alternate" href[lL]ang="([^"]+)" href="([^"]+)"/g
/** Every which page of the sitemap is fetched, with all its versions. */
const SAMPLE_STEP = 25
const DEFAULT_VERSION = 'x-default'

/** Address by language, as a page or an entry of the sitemap names its versions. */
type Versions = Readonly<Record<string, string>>

const unescapeXml = (text: string): string => text.replaceAll('&amp;', '&')

const versionsIn = (text: string): Versions =>
  Object.fromEntries([...text.matchAll(LINK)].map(([, tag = '', href = '']) => [tag, unescapeXml(href)]))

async function readEntries(path: string): Promise<readonly (readonly [string, Versions])[]> {
  const xml = await (await fetchSite(path)).text()
  const parts = [...xml.matchAll(/<sitemap><loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
  const entries = [...xml.matchAll(ENTRY)].map(
    ([, loc = '', rest = '']) => [unescapeXml(loc), versionsIn(rest)] as const,
  )
  const others = await Promise.all(parts.map((loc) => readEntries(loc.slice(WORKER_ORIGIN.length))))
  return [...entries, ...others.flat()]
}

const languageOf = (address: string): LocaleTag =>
  TRANSLATED_TAGS.find((tag) => new RegExp(`^${WORKER_ORIGIN}/${tag}(?:[/?]|$)`).test(address)) ??
  DEFAULT_LOCALE

describe('the versions of a page in other languages', () => {
  let entries: ReadonlyMap<string, Versions> = new Map()
  beforeAll(async () => {
    entries = new Map(await readEntries('/sitemap.xml'))
  })

  it('are named alike by every entry of the sitemap, itself among them, with English as the default', () => {
    const translated = [...entries].filter(([address]) => languageOf(address) !== DEFAULT_LOCALE)
    expect(translated.length).toBeGreaterThan(100)
    for (const [address, versions] of entries) {
      const { [DEFAULT_VERSION]: standard, ...byLanguage } = versions
      if (standard === undefined) {
        expect([address, languageOf(address), versions]).toEqual([address, DEFAULT_LOCALE, {}])
        continue
      }
      expect([address, versions[languageOf(address)]]).toEqual([address, address])
      expect([address, standard]).toEqual([address, byLanguage[DEFAULT_LOCALE]])
      const path = standard.slice(WORKER_ORIGIN.length)
      for (const [tag, other] of Object.entries(byLanguage)) {
        expect([tag, other]).toEqual([tag, WORKER_ORIGIN + localiseHref(tag as LocaleTag, path)])
        expect([other, entries.get(other)]).toEqual([other, versions])
      }
    }
  })

  it('are pages that are indexed and name the same versions in their heads', async () => {
    const sample = sampleOf([...entries].filter((_, index) => index % SAMPLE_STEP === 0))
    const addresses = new Set(sample.flatMap(([address, versions]) => [address, ...Object.values(versions)]))
    expect(addresses.size).toBeGreaterThan(30)
    for (const address of addresses) {
      const response = await fetchSite(address.slice(WORKER_ORIGIN.length))
      const html = await response.text()
      const head = html.slice(0, html.indexOf('</head>'))
      expect([address, response.status, head.includes('noindex')]).toEqual([address, 200, false])
      expect([address, versionsIn(head)]).toEqual([address, entries.get(address)])
    }
  })

  it('are not named where they are mostly in English: such a version is not indexed', async () => {
    const english = [...entries].filter(([, versions]) => Object.keys(versions).length === 0)
    for (const [address] of english.filter((_, index) => index % SAMPLE_STEP === 0)) {
      const path = address.slice(WORKER_ORIGIN.length)
      for (const tag of TRANSLATED_TAGS) {
        const html = await (await fetchSite(localiseHref(tag, path))).text()
        const head = html.slice(0, html.indexOf('</head>'))
        expect([tag, path, head.includes('noindex'), versionsIn(head)]).toEqual([tag, path, true, {}])
        expect(head).toContain(`<link rel="canonical" href="${address.replaceAll('&', '&amp;')}"/>`)
      }
    }
  })
})
