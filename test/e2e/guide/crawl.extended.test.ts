import { beforeAll, describe, expect, inject, it } from 'vitest'
import { largestFontBytes, measureFontBytes } from '#test/support/node/font-bytes.ts'

/** The fonts of a first visit on a phone (F11). */
const MAX_FONT_BYTES = 70_000
/** Half a second for each page that may exceed the budget, and several times that on a busy machine. */
const FONT_TIMEOUT_MS = 600_000

const AT_ONCE = 8
/** Thousands of pages, on a machine that runs other tests at the same time. */
const CRAWL_TIMEOUT_MS = 600_000
/** Paths that redirect signed-out visitors, or all of them to the shop. */
const REDIRECTING =
  /^\/(?:api\/auth\/log(?:in|out)|books|profile(?:\/(?:settings|saves|library|countries|trips))?)$/

/** Pages in other languages have a crawl of their own (test/flows/site/language-crawl.extended.test.ts). */
const OTHER_LANGUAGE = /^\/(?:de|fr|es|it|cs)(?:\/|$)/

type CrawledPage = { readonly address: string; readonly html: string }

const origin = inject('siteOrigin')
const pages: CrawledPage[] = []
const dead: string[] = []
const seen = new Set(['/'])
let visits = 0

const plain = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found]) => plain(found ?? ''))

/** Returns the root-relative URLs that a page links to, queries included. */
function linksOf(html: string): readonly string[] {
  return all(html, /\shref="(\/[^"#]*)/g).filter((path) => !path.startsWith('//'))
}

async function visit(address: string): Promise<void> {
  // A new client address each time, because searches are rate limited (R13.5).
  visits += 1
  const client = `10.1.${visits >> 8}.${visits & 255}`
  const response = await fetch(origin + address, {
    redirect: 'manual',
    // Compressing the pages would take as long as rendering them.
    headers: { 'cf-connecting-ip': client, 'accept-encoding': 'identity' },
  })
  const path = address.replace(/\?.*$/, '')
  const isFine = response.status === 200 || (REDIRECTING.test(path) && response.status < 400)
  if (!isFine) dead.push(`${response.status} ${address}`)
  const html = await response.text()
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return
  pages.push({ address, html })
  for (const link of linksOf(html)) {
    if (seen.has(link) || OTHER_LANGUAGE.test(link)) continue
    seen.add(link)
    queue.push(link)
  }
}

const queue = ['/']
const isIndexed = ({ html }: CrawledPage): boolean => !html.includes('name="robots" content="noindex"')

/** Returns the values that several indexed pages share, with their addresses. */
function sharedBy(pattern: RegExp): readonly string[] {
  const groups = Map.groupBy(pages.filter(isIndexed), ({ html }) => all(html, pattern)[0] ?? '')
  return [...groups].flatMap(([text, group]) =>
    group.length > 1 ? [`${text}: ${group.map(({ address }) => address).join(' ')}`] : [],
  )
}

describe('pages reachable from the home page', () => {
  let sitemap = ''
  beforeAll(async () => {
    // Now: later the site may have closed a connection that this busy process still believes open.
    sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
    while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit))
  }, CRAWL_TIMEOUT_MS)

  it('every page exists', () => {
    expect(dead).toEqual([])
    expect(seen.size).toBeGreaterThan(250)
  })

  it('every page has exactly one h1', () => {
    const others = pages.filter(({ html }) => all(html, /<(h1)[\s>]/g).length !== 1)
    expect(others.map(({ address }) => address)).toEqual([])
  })

  it('every page has a unique title and description, and a canonical URL of its own', () => {
    expect(sharedBy(/<title>([^<]*)/g)).toEqual([])
    expect(sharedBy(/name="description" content="([^"]*)/g)).toEqual([])
    const others = pages.filter(isIndexed).filter(({ address, html }) => {
      return all(html, /rel="canonical" href="([^"]*)/g)[0] !== origin + address
    })
    expect(others.map(({ address }) => address)).toEqual([])
  })

  it('every fragment link has a target, and every ID is unique', () => {
    const faults = pages.flatMap(({ address, html }) => {
      const ids = all(html, /\sid="([^"]*)"/g)
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
      const missing = all(html, /\shref="#([^"]+)/g).filter((id) => !ids.includes(id))
      return [...twice, ...missing].map((id) => `${address}#${id}`)
    })
    expect(faults).toEqual([])
  })

  it('the sitemap lists exactly the indexable pages', () => {
    const listed = all(sitemap, /<loc>([^<]*)/g)
      .map((address) => address.slice(origin.length))
      .filter((path) => !OTHER_LANGUAGE.test(path))
    const indexed = pages.filter(isIndexed).map(({ address }) => address)
    expect(indexed.toSorted()).toEqual(listed.toSorted())
  })

  it('the fonts of every page are within their budget', { timeout: FONT_TIMEOUT_MS }, async () => {
    const doubtful = pages.filter(({ html }) => largestFontBytes(html) > MAX_FONT_BYTES)
    const measured: number[] = []
    for (const { address } of doubtful) measured.push(await measureFontBytes(address))
    console.log(
      `fonts of ${pages.length} pages, ${measured.length} measured, at most ${Math.max(0, ...measured)} bytes`,
    )
    const tooLarge = doubtful.filter((_page, index) => (measured[index] ?? 0) > MAX_FONT_BYTES)
    expect(tooLarge.map(({ address }) => address)).toEqual([])
  })
})
