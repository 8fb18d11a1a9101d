import { describe, expect, it } from 'vitest'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const textOf = async (path: string): Promise<string> => (await fetchSite(path)).text()
const locationOf = async (path: string, init?: RequestInit) => {
  const response = await fetchSite(path, init)
  return [response.status, response.headers.get('location')]
}

describe('addresses of a language', () => {
  it('answer the same page in the language, without varying by Accept-Language', async () => {
    const response = await fetchSite('/de/newsletter', { headers: { 'accept-language': 'fr' } })
    expect([response.status, response.headers.get('content-language')]).toEqual([200, 'de'])
    expect(response.headers.get('vary') ?? '').not.toContain('anguage')
    const html = await response.text()
    expect(html).toContain('<html lang="de"')
    expect(html).toContain('Zum Inhalt springen')
  })

  it('Accept-Language and cookies change no English page', async () => {
    const plain = await textOf('/newsletter')
    const german = await fetchSite('/newsletter', { headers: { 'accept-language': 'de', cookie: 'lang=de' } })
    expect([german.status, await german.text()]).toEqual([200, plain])
    expect(plain).toContain('<html lang="en"')
    expect(german.headers.get('content-language')).toBeNull()
  })

  it('are canonical in lower case, without a slash at the end, once', async () => {
    expect(await locationOf('/DE/places?x=1')).toEqual([301, '/de/places?x=1'])
    expect(await locationOf('/de/')).toEqual([301, '/de'])
    expect(await locationOf('/De')).toEqual([301, '/de'])
    expect(await locationOf('/de//places')).toEqual([301, '/de/places'])
    expect(await locationOf('/de/places/')).toEqual([301, '/de/places'])
  })

  it.each(['/pl/places', '/en/places', '/dex', '/de/fr/places', '/de/de', '/de/nowhere'])(
    '%s is unknown',
    async (path) => {
      expect((await fetchSite(path)).status).toBe(404)
    },
  )

  it('every language has its front page', async () => {
    for (const tag of ['de', 'fr', 'es', 'it', 'cs']) {
      const html = await textOf(`/${tag}`)
      expect(html).toContain(`<html lang="${tag}"`)
    }
  })
})

describe('pages in a language', () => {
  it('keep the language in every link and form, and leave files and other sites alone', async () => {
    for (const path of ['/de', '/de/destinations/japan/kyoto', '/de/nowhere', '/de/search?q=kyoto']) {
      const html = await textOf(path)
      const body = html.slice(html.indexOf('<body'))
      const targets = [...body.matchAll(/<(?:a|form|area|button)\s[^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g)]
      expect(targets.length).toBeGreaterThan(20)
      const wrong = targets.filter(
        ([tag, href = '']) =>
          !/^\/de(?:[/?#]|$)/.test(href) && !/ hreflang="/i.test(tag) && !/\.[a-z]+$/.test(href),
      )
      expect([path, wrong.map(([tag]) => tag)]).toEqual([path, []])
    }
  })

  it('lead to the same page in the other languages', async () => {
    const html = await textOf('/de/destinations/japan/kyoto')
    const menu = /<details class="language-menu">.*?<\/details>/s.exec(html)?.[0] ?? ''
    expect([...menu.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/destinations/japan/kyoto',
      ...['fr', 'es', 'it', 'cs'].map((tag) => `/${tag}/destinations/japan/kyoto`),
    ])
    expect(menu).toContain('<span lang="de" aria-current="true">Deutsch')
  })

  it('are not indexed while they are mostly in English: the English address is canonical', async () => {
    const html = await textOf('/de/destinations/japan/osaka')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('<link rel="canonical" href="https://fernway.test/destinations/japan/osaka"/>')
    expect(html).not.toContain('rel="alternate" hrefLang')
    expect(html).toContain('Auf Englisch lesen')
    const english = await textOf('/destinations/japan/osaka')
    expect(english).not.toContain('noindex')
    expect(english).not.toContain('hrefLang="de"/>')
  })

  it('are indexed with their own address once they are translated', async () => {
    const html = await textOf('/de/destinations/japan/kyoto')
    expect(html).not.toContain('noindex')
    expect(html).toContain('<link rel="canonical" href="https://fernway.test/de/destinations/japan/kyoto"/>')
    for (const tag of ['en', 'de', 'fr']) expect(html).toContain(`hrefLang="${tag}"`)
    expect(html).not.toContain('hrefLang="cs"/>')
    expect(html).not.toContain('Auf Englisch lesen')
    expect(await textOf('/destinations/japan/kyoto')).toContain('hrefLang="fr"')
  })

  it('mark text of the guide that is still in English, also on pages of tools', async () => {
    const titlesOf = async (path: string) =>
      [...(await textOf(path)).matchAll(/itinerary=\d"[^>]*><span( lang="en")?>([^<]*)/g)].map(
        ([, lang, title = '']) => ({ title, isMarked: lang !== undefined }),
      )
    const english = await titlesOf('/trips')
    expect(english.length).toBeGreaterThan(4)
    expect(english.filter(({ isMarked }) => isMarked)).toEqual([])
    const untranslated = new Set(english.map(({ title }) => title))
    for (const { title, isMarked } of await titlesOf('/de/trips'))
      expect([title, isMarked]).toEqual([title, untranslated.has(title)])
  })

  it.each(['/where', '/where/in/may', '/where/how', '/pocket'])(
    '%s is whole in every language, and indexed',
    async (path) => {
      const html = await textOf(`/de${path}`)
      const main = html.slice(html.indexOf('<main'), html.indexOf('<footer'))
      expect(main).not.toContain(' lang="en"')
      expect(html).not.toContain('Auf Englisch lesen')
      expect(html).toContain(`<link rel="canonical" href="https://fernway.test/de${path}"/>`)
      for (const tag of ['en', 'de', 'fr', 'es', 'it', 'cs', 'x-default'])
        expect(html).toContain(`hrefLang="${tag}"`)
    },
  )

  it('name the places of answers as guides do', async () => {
    const july = await textOf('/de/where/in/july')
    expect(july).toMatch(/<meta name="description" content="[^"]*Luzern/)
    expect(july).toContain('>in Europa</option>')
    expect(july).not.toMatch(/>(?:Lucerne|Switzerland|Europe)</)
    expect(await textOf('/de/where/like/portugal/lisbon')).toContain('Wie Lissabon, nur ruhiger')
    expect(await textOf('/de/where/like/italy/tuscany')).toContain('Wie die Toskana, nur ruhiger')
    const choices = await textOf('/de/compare?place=czechia/prague')
    expect(choices).toContain('>Zypern</option>')
    expect(choices).not.toMatch(/>(?:Prague|Cyprus)</)
  })

  it.each([
    ['/de/europe/places', ['Norwegen', 'Österreich', 'Polen', 'Zypern']],
    ['/cs/europe/places', ['Černá Hora', 'Dánsko', 'Chorvatsko', 'Island', 'Řecko', 'Slovensko']],
    ['/de/sitemaps', ['Norwegen', 'Österreich', 'Polen', 'Zypern']],
  ])('list places on %s in the order of the language', async (path, names) => {
    const main = (await textOf(path)).split('<main')[1] ?? ''
    const lists = main.slice(main.search(/country-index|site-index-part/))
    const found = names.map((name) => lists.search(new RegExp(`>${name}</a>`)))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((one, other) => one - other))
  })

  it('are cached apart from the English page', async () => {
    const english = await textOf('/about')
    const german = await textOf('/de/about')
    expect(german).not.toBe(english)
    const again = await fetchSite('/de/about')
    expect(again.headers.get('server-timing')).toBe('cache;desc=isolate')
    expect([await again.text(), again.headers.get('content-language')]).toEqual([german, 'de'])
    expect(await textOf('/about')).toBe(english)
  })

  it('concurrent requests in six languages do not mix', async () => {
    const tags = ['en', 'de', 'fr', 'es', 'it', 'cs']
    const paths = Array.from({ length: 36 }, (_, index) => tags[index % 6] ?? 'en')
    const pages = await Promise.all(
      paths.map((tag) => textOf(`${tag === 'en' ? '' : `/${tag}`}/nowhere-at-all`)),
    )
    for (const [index, html] of pages.entries()) expect(html).toContain(`<html lang="${paths[index]}"`)
    expect(pages.filter((html) => html.includes('Hier führt kein Weg weiter')).length).toBe(6)
  })
})

describe('redirects in a language', () => {
  it('keep it', async () => {
    expect(await locationOf('/de/destinations')).toEqual([301, '/de/places'])
    const [status, location] = await locationOf('/de/profile/saves')
    expect([status, String(location)]).toEqual([
      302,
      `/de/api/auth/login?returnTo=${encodeURIComponent('/de/profile/saves')}`,
    ])
  })
})

describe('scripts in a language', () => {
  const scriptsOf = async (path: string): Promise<readonly string[]> =>
    [...(await textOf(path)).matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)

  it('start with the text of the language, on pages with tools also with that of the tools', async () => {
    const starts = (scripts: readonly string[]) => scripts.filter((src) => src.includes('start-'))
    expect(starts(await scriptsOf('/fr/newsletter'))).toEqual([expect.stringMatching(/start-fr\b/)])
    for (const path of ['/fr/trips', '/fr/saves', '/fr/pocket'])
      expect(starts(await scriptsOf(path))).toEqual([expect.stringMatching(/start-tools-fr\b/)])
  })

  it('are the entry script alone on English pages', async () => {
    for (const path of ['/newsletter', '/trips', '/saves']) {
      const scripts = (await scriptsOf(path)).filter((src) => /entry|start-/.test(src))
      expect(scripts).toEqual([expect.stringMatching(/client\/entry\.ts|assets\/entry-/)])
    }
  })
})
