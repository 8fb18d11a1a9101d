import { describe, expect, it } from 'vitest'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

type Block = Readonly<Record<string, unknown>>
type Item = {
  readonly position: number
  readonly name: string
  readonly item?: string
  readonly url?: string
}

const textOf = async (path: string): Promise<string> => (await fetchSite(path)).text()

function blocksOf(html: string): readonly Block[] {
  const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...texts].map(([, text]) => JSON.parse(text ?? '') as Block)
}

function blockOf(html: string, type: string): Block {
  const block = blocksOf(html).find((candidate) => candidate['@type'] === type)
  if (block === undefined) throw new Error(`there is no ${type}`)
  return block
}

const itemsOf = (block: Block): readonly Item[] => block['itemListElement'] as readonly Item[]
const plain = (html: string): string => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const PAGES = [
  '/',
  '/best-in-travel',
  '/africa/places',
  '/destinations/japan/kyoto',
  '/destinations/tuvalu',
  '/articles',
  '/articles/category/road-trips',
  '/campaigns/offseason-travel',
  '/about/contribute',
]

describe('structured data', () => {
  it.each(PAGES)('%s has absolute addresses of this site and the schema.org context', async (path) => {
    const blocks = blocksOf(await textOf(path))
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
    for (const [, address] of JSON.stringify(blocks).matchAll(/"(?:url|item|image|logo)":"([^"]*)"/g))
      expect(address?.startsWith(`${WORKER_ORIGIN}/`), address).toBe(true)
  })

  it.each(PAGES)('%s has the Open Graph tags, equal to title, description and address', async (path) => {
    const html = await textOf(path)
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
    expect(html).toContain(`<meta property="og:description" content="${description}"/>`)
    expect(html).toContain(`<meta property="og:url" content="${WORKER_ORIGIN}${path}"/>`)
  })

  it('a title ends with the site name once, and a long title omits it', async () => {
    for (const path of [...PAGES, '/about', '/articles/namibia-on-gravel']) {
      const title = /<title>([^<]*)<\/title>/.exec(await textOf(path))?.[1] ?? ''
      expect([title, title.match(/Fernway/g)?.length ?? 0]).toEqual([title, path.includes('gravel') ? 0 : 1])
    }
  })

  it('a story names its publisher as the home page does', async () => {
    const { publisher } = blockOf(await textOf('/articles/cranes-in-the-snow'), 'Article')
    expect(blockOf(await textOf('/'), 'Organization')).toMatchObject(publisher as Block)
    expect(publisher).toMatchObject({ '@type': 'Organization', name: 'Fernway' })
  })

  it('pages that are not indexed have no structured data or Open Graph tags', async () => {
    const html = await textOf('/search?q=lisbon')
    expect(html).not.toContain('og:')
    expect(html).not.toContain('ld+json')
  })

  it('the breadcrumb matches the visible one', async () => {
    const html = await textOf('/destinations/japan/kyoto')
    const items = itemsOf(blockOf(html, 'BreadcrumbList'))
    const nav = /<nav class="breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? ''
    const shown = [...nav.matchAll(/<li[^>]*>(?:<a href="[^"]*">)?([^<]+)/g)].map(([, name]) =>
      plain(name ?? ''),
    )
    expect(items.map(({ name }) => name)).toEqual(shown)
    expect(items.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1))
    expect(items.at(-1)?.item).toBe(`${WORKER_ORIGIN}/destinations/japan/kyoto`)
  })

  it('a destination has its position and the sights of the page', async () => {
    const html = await textOf('/destinations/japan/kyoto')
    const place = blockOf(html, 'TouristDestination')
    expect(place['geo']).toMatchObject({
      latitude: expect.closeTo(35, 0),
      longitude: expect.closeTo(135.8, 0),
    })
    const sights = place['includesAttraction'] as readonly { readonly name: string }[]
    const list = /<ol class="sights">.*?<\/ol>/s.exec(html)?.[0] ?? ''
    const shown = [...list.matchAll(/<h3[^>]*>(?:<span[^>]*><\/span>)?<a[^>]*>([^<]+)/g)].map(([, name]) =>
      plain(name ?? ''),
    )
    expect(sights.map(({ name }) => name)).toEqual(shown)
    const image = String(place['image']).slice(WORKER_ORIGIN.length)
    expect(html).toContain(image)
    expect((await fetchSite(image)).status).toBe(200)
  })

  it.each(['/best-in-travel', '/best-in-travel?category=value', '/africa/places'])(
    '%s lists exactly the visible places, in their order',
    async (path) => {
      const html = await textOf(path)
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const lists = blocksOf(html).filter((block) => block['@type'] === 'ItemList')
      expect(lists.length).toBeGreaterThan(0)
      for (const list of lists) {
        const positions = itemsOf(list).map(({ url = '' }) =>
          main.indexOf(`href="${url.slice(WORKER_ORIGIN.length)}"`),
        )
        expect(Math.min(...positions)).toBeGreaterThan(0)
        expect(list['numberOfItems']).toBe(positions.length)
      }
    },
  )

  it('the home page names the guide and its publisher', async () => {
    const html = await textOf('/')
    expect(blockOf(html, 'WebSite')['url']).toBe(`${WORKER_ORIGIN}/`)
    const maker = blockOf(html, 'Organization')
    for (const href of maker['sameAs'] as readonly string[]) expect(html).toContain(`href="${href}"`)
  })

  it.each([
    '/de/destinations/japan/kyoto',
    '/de/articles/cranes-in-the-snow',
    '/de/africa/places',
    '/de/articles',
    '/de/about/contribute',
  ])('%s names pages by their addresses in its language', async (path) => {
    const html = await textOf(path)
    const blocks = blocksOf(html).map(({ publisher, ...block }) => JSON.stringify(block))
    const pages = blocks.flatMap((block) => [...block.matchAll(/"(?:url|item)":"([^"]*)"/g)])
    expect(pages.length).toBeGreaterThan(0)
    for (const [, page] of pages) expect(page?.startsWith(`${WORKER_ORIGIN}/de/`), page).toBe(true)
    const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]
    expect(image?.startsWith(`${WORKER_ORIGIN}/de/cards/`), image).toBe(true)
  })

  it('the home page in a language names it, and its publisher by the id on the English page', async () => {
    const blocks = blocksOf(await textOf('/de'))
    expect(blocks.map((block) => [block['@type'], block['inLanguage']])).toEqual([['WebSite', 'de']])
    const { '@id': id } = blockOf(await textOf('/'), 'Organization')
    expect(blocks[0]).toMatchObject({ url: `${WORKER_ORIGIN}/de`, publisher: { '@id': id } })
  })
})
