import { beforeAll, describe, expect, inject, it } from 'vitest'

const AT_ONCE = 8
/** Addresses that send signed-out visitors elsewhere. */
const REDIRECTING = /^\/(?:api\/auth\/log(?:in|out)|profile(?:\/(?:settings|saves|library))?)$/

type CrawledPage = { readonly address: string; readonly html: string }

const origin = inject('siteOrigin')
const pages: CrawledPage[] = []
const dead: string[] = []
const seen = new Set(['/'])
let visits = 0

const plain = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found]) => plain(found ?? ''))

/** Root-relative addresses that a page leads to, its queries included. */
function linksOf(html: string): readonly string[] {
  return all(html, /\shref="(\/[^"#]*)/g).filter((path) => !path.startsWith('//'))
}

async function visit(address: string): Promise<void> {
  // A client of its own each time: how often one may search is limited (R13.5).
  visits += 1
  const client = `10.1.${visits >> 8}.${visits & 255}`
  const response = await fetch(origin + address, {
    redirect: 'manual',
    headers: { 'cf-connecting-ip': client },
  })
  const path = address.replace(/\?.*$/, '')
  const isFine = response.status === 200 || (REDIRECTING.test(path) && response.status < 400)
  if (!isFine) dead.push(`${response.status} ${address}`)
  const html = await response.text()
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return
  pages.push({ address, html })
  for (const link of linksOf(html)) {
    if (seen.has(link)) continue
    seen.add(link)
    queue.push(link)
  }
}

const queue = ['/']
const isIndexed = ({ html }: CrawledPage): boolean => !html.includes('name="robots" content="noindex"')

/** What several pages that search engines keep have in common, with their addresses. */
function sharedBy(pattern: RegExp): readonly string[] {
  const groups = Map.groupBy(pages.filter(isIndexed), ({ html }) => all(html, pattern)[0] ?? '')
  return [...groups].flatMap(([text, group]) =>
    group.length > 1 ? [`${text}: ${group.map(({ address }) => address).join(' ')}`] : [],
  )
}

describe('every page that can be reached from the home page', () => {
  beforeAll(async () => {
    while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit))
  })

  it('is there', () => {
    expect(dead).toEqual([])
    expect(seen.size).toBeGreaterThan(250)
  })

  it('has one heading of the first level', () => {
    const others = pages.filter(({ html }) => all(html, /<(h1)[\s>]/g).length !== 1)
    expect(others.map(({ address }) => address)).toEqual([])
  })

  it('has a title and a description of its own, and calls its address its own', () => {
    expect(sharedBy(/<title>([^<]*)/g)).toEqual([])
    expect(sharedBy(/name="description" content="([^"]*)/g)).toEqual([])
    const others = pages.filter(isIndexed).filter(({ address, html }) => {
      return all(html, /rel="canonical" href="([^"]*)/g)[0] !== origin + address
    })
    expect(others.map(({ address }) => address)).toEqual([])
  })

  it('leads to parts of itself that exist, each named once', () => {
    const faults = pages.flatMap(({ address, html }) => {
      const ids = all(html, /\sid="([^"]*)"/g)
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
      const missing = all(html, /\shref="#([^"]+)/g).filter((id) => !ids.includes(id))
      return [...twice, ...missing].map((id) => `${address}#${id}`)
    })
    expect(faults).toEqual([])
  })

  it('is in the sitemap when search engines may keep it, and nothing else is', async () => {
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
    const listed = all(sitemap, /<loc>([^<]*)/g).map((address) => address.slice(origin.length))
    const indexed = pages.filter(isIndexed).map(({ address }) => address)
    expect(indexed.toSorted()).toEqual(listed.toSorted())
  })
})
