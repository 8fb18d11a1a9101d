import { describe, expect, it } from 'vitest'
import { createWhereSources } from '#src/where/where-sources.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const textOf = async (path: string): Promise<string> => (await fetchSite(path)).text()
const proposedTowns = (html: string): readonly string[] =>
  [
    ...(/<datalist id="where-towns">(.*?)<\/datalist>/s.exec(html)?.[1] ?? '').matchAll(/value="([^"]+)"/g),
  ].map(([, town = '']) => town)

describe('/where in another language', () => {
  it.each([
    ['/de/where', 'Mailand', 'Milan'],
    ['/fr/where', 'Londres', 'London'],
    ['/cs/where', 'Vídeň', 'Vienna'],
  ])('%s proposes %s as a start, in the order of its alphabet', async (path, own, english) => {
    const towns = proposedTowns(await textOf(path))
    expect(towns).toContain(own)
    expect(towns).not.toContain(english)
    expect(towns).toEqual(towns.toSorted(new Intl.Collator(path.slice(1, 3)).compare))
  })

  it.each([
    ['/de/where?from=Mailand', '/de/where?from=milan'],
    ['/de/where?from=milan', null],
  ])('finds the start of %s by its name in the language', async (given, canonical) => {
    const response = await fetchSite(given)
    expect(response.headers.get('location')).toBe(canonical)
  })

  it.each([
    ['/where?from=yyj', 'yyj'],
    ['/where?from=pwm', 'pwm'],
    ['/where?from=vie', 'Vienna'],
    ['/es/where?from=grenada', 'grenada'],
    ['/fr/where?from=el-salvador', 'el-salvador'],
    ['/fr/where?from=mexico-city', 'mexico-city'],
  ])('%s shows a start that the form finds again: %s', async (path, shown) => {
    const field = /<input [^>]*list="where-towns"[^>]*>/.exec(await textOf(path))?.[0] ?? ''
    expect(/value="([^"]*)"/.exec(field)?.[1]).toBe(shown)
  })

  it('proposes no town by a name that is read as a country', async () => {
    const towns = proposedTowns(await textOf('/fr/where'))
    expect(towns).toContain('mexico-city')
    expect(towns).not.toContain('Mexico')
  })

  it('has the feed of a month with addresses of the language', async () => {
    expect(await textOf('/de/where/in/may')).toContain('href="/de/where/in/may.atom"')
    const feed = await textOf('/de/where/in/may.atom')
    expect(feed).toContain('xml:lang="de')
    const addresses = [...feed.matchAll(/https:\/\/fernway\.test([^"<]*)/g)].map(([, path]) => path)
    expect(addresses).toContain('/de/where/in/may.atom')
    expect(addresses.filter((path) => !path?.startsWith('/de/'))).toEqual([])
    expect(await textOf('/where/in/may.atom')).toContain('<id>https://fernway.test/where/in/may</id>')
  })

  it('links from its JSON to pages in the language', async () => {
    const json = await textOf('/de/where.json?month=may')
    const pages = [...json.matchAll(/https:\/\/fernway\.test([^"]*)/g)].map(([, path]) => path)
    expect(pages.filter((path) => !path?.startsWith('/de/'))).toEqual([])
  })

  it('names the start in the language', async () => {
    const html = await textOf('/de/where?from=milan')
    expect(html).toContain('value="Mailand"')
    expect(html).not.toContain('Milan<')
  })

  it('lists the places that fit as well in the order of its alphabet', async () => {
    const html = await textOf('/de/where/in/may')
    const more = [...(/where-more(.*?)<\/p>/s.exec(html)?.[1] ?? '').matchAll(/<a href[^>]*>([^<]+)/g)]
    const names = more.map(([, name = '']) => name.replaceAll('&amp;', '&'))
    expect(names.length).toBeGreaterThan(20)
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
  })

  it('tells places that share a name in the language apart', async () => {
    const html = await textOf('/fr/compare?place=grenada')
    expect(html).toContain('>Grenade (Espagne)</option>')
    expect(html).toContain('Grenade (Caraïbes)')
  })

  it.each([
    ['de', 'Währung', 'Japanischer Yen'],
    ['fr', 'Monnaie', 'Yen japonais'],
    ['es', 'Moneda', 'Yen japonés'],
    ['it', 'Valuta', 'Yen giapponese'],
    ['cs', 'Měna', 'Japonský jen'],
  ])('/%s/compare has the rows of the English page, with the facts of guides', async (tag, label, value) => {
    const address = '/compare?place=japan/kyoto&place=italy/venice&month=may'
    const [english, own] = await Promise.all([textOf(address), textOf(`/${tag}${address}`)])
    const rowsOf = (html: string): number => html.match(/<th scope="row"/g)?.length ?? 0
    expect(rowsOf(english)).toBeGreaterThan(15)
    expect(rowsOf(own)).toBe(rowsOf(english))
    expect(own).toContain(`<th scope="row">${label}</th>`)
    expect(own).toContain(value)
  })

  it.each(['de', 'fr', 'es', 'it', 'cs'] as const)('names the feasts in the language /%s', async (tag) => {
    const load = createWhereSources()
    const [english, own] = await Promise.all([load('en'), load(tag)])
    const html = await textOf(`/${tag}/where/in/july/for/festivals`)
    const july = 6
    const names = english.data.cards.feasts.map((months, row) => [
      months[july],
      own.data.cards.feasts[row]?.[july],
    ])
    const translated = names.filter(([inEnglish, inLanguage]) => inEnglish !== inLanguage)
    expect(translated.length).toBeGreaterThan(50)
    expect(translated.filter(([inEnglish]) => inEnglish && html.includes(`: ${inEnglish}<`))).toEqual([])
    expect(names.some(([, inLanguage]) => inLanguage && html.includes(`: ${inLanguage}<`))).toBe(true)
  })

  it('compares what passports need in the words of the language', async () => {
    const html = await textOf('/de/compare?place=japan&place=vietnam')
    expect(html).toContain('EU, Großbritannien, USA')
    expect(html).not.toContain('no visa')
  })
})
