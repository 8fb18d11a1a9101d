import { describe, expect, it } from 'vitest'
import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { whereAnswer } from '#src/where/where-search-answer.ts'
import { createWhereSources } from '#src/where/where-sources.ts'
import { loadLocale } from '#src/words/load-locale.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const loadSources = createWhereSources()
const addressOf = async (query: string, tag: LocaleTag = 'en'): Promise<string | null> =>
  whereAnswer(query, await loadSources('en'), await loadLocale(tag))?.address ?? null

describe('whereAnswer', () => {
  it.each([
    ['warm in march', '/where/in/march?warm=warm'],
    ['best beaches in november', '/where/in/november/for/beaches'],
    ['where to go in may', '/where/in/may'],
    ['Where should I go?', '/where'],
    ['kids october europe', '/where/in/october?kids=1&continent=europe'],
    ['deserts', '/where/for/deserts'],
    ['cheap sunny islands in june', '/where/in/june/for/islands?warm=warm&dry=1&cost=low'],
    ['quiet old towns in september', '/where/in/september/for/old-towns?quiet=1'],
    ['like venice', '/where/like/italy/venice'],
    ['somewhere warm near vienna in april', '/where/in/april?warm=warm&from=vienna&near=1'],
    ['near prague', '/where?days=3&from=prague&noflight=1'],
    ['not far from berlin in may', '/where/in/may?days=3&from=berlin&noflight=1'],
    ['close to paris', '/where?days=3&from=paris&noflight=1'],
    ['near bali', '/where?from=bali&near=1'],
    ['february without flying', '/where/in/february'],
    ['warm in january no flight', '/where/in/january?warm=warm'],
    ['no flights', '/where'],
    ['like lisbon but cheaper', '/where/like/portugal/lisbon'],
    ['where to go in may with kids', '/where/in/may?kids=1'],
    ['somewhere quiet in august', '/where/in/august?quiet=1'],
    ['winter sun', '/where/in/january?warm=warm&dry=1'],
    ['hiking in september without crowds', '/where/in/september/for/mountains?quiet=1'],
    ['two weeks in october', '/where/in/october?days=14'],
    ['10 days in japan in may', null],
    ['a long weekend in november', null],
    ['cheap beach holiday in december', '/where/in/december/for/beaches?cost=low'],
    ['safari in july', '/where/in/july/for/wildlife'],
    ['snow at christmas', '/where/in/december/for/snow'],
    ['by train from berlin in june', '/where/in/june?from=berlin&noflight=1'],
    ['where can i go', '/where'],
    ['medieval old towns near munich', '/where/for/old-towns?days=3&from=munich&noflight=1'],
    ['not too hot in july', '/where/in/july?warm=mild'],
    ['not too cold in january', '/where/in/january?warm=mild'],
    ['not expensive in june', '/where/in/june?cost=low'],
    ['beaches in may, not crowded', '/where/in/may/for/beaches?quiet=1'],
    ['not too far, in may', '/where/in/may'],
    ['islands like santorini', null],
    ['like kyoto in may', '/where/like/japan/kyoto'],
    ['cheaper in may', '/where/in/may?cost=low'],
    ['europe in march', '/where/in/march?continent=europe'],
    ['family trip easter', '/where/in/april?kids=1'],
    ['step free cities in june', '/where/in/june/for/cities?step=1'],
    ['carnival', '/where/for/festivals'],
    ['somewhere dry in november', '/where/in/november?dry=1'],
    ['from paris without flying in may', '/where/in/may?from=paris&noflight=1'],
    ['a week of hiking in july', '/where/in/july/for/mountains?days=7'],
  ])('leads "%s" to %s', async (query, address) => {
    expect(await addressOf(query)).toBe(address)
  })

  it.each([
    ['warm im märz', '/where/in/march?warm=warm'],
    ['wohin im mai mit kindern', '/where/in/may?kids=1'],
    ['Wohin soll ich?', '/where'],
    ['in der nähe von prag', '/where?days=3&from=prague&noflight=1'],
    ['februar ohne flug', '/where/in/february'],
    ['wie lissabon nur günstiger', '/where/like/portugal/lisbon'],
    ['nicht zu heiß im juli', '/where/in/july?warm=mild'],
    ['nicht zu kalt im winter', '/where/in/january?warm=mild'],
    ['nicht zu weit von wien im juni', '/where/in/june?days=3&from=vienna&noflight=1'],
    ['ruhig im august', '/where/in/august?quiet=1'],
    ['strände im november', '/where/in/november/for/beaches'],
    ['mit dem zug ab berlin im juni', '/where/in/june?from=berlin&noflight=1'],
    ['nicht weit von wien', '/where?days=3&from=vienna&noflight=1'],
    ['günstige inseln im juni', '/where/in/june/for/islands?cost=low'],
    ['wandern im september ohne touristen', '/where/in/september/for/mountains?quiet=1'],
    ['europa im oktober', '/where/in/october?continent=europe'],
    ['warm in march', '/where/in/march?warm=warm'],
    ['venedig', null],
    ['mai', null],
    ['lissabon im mai', null],
  ])('leads the German "%s" to %s', async (query, address) => {
    expect(await addressOf(query, 'de')).toBe(address)
  })

  it.each([
    ['chaud en mars', '/where/in/march?warm=warm'],
    ['où partir en mai avec des enfants', '/where/in/may?kids=1'],
    ['où partir', '/where'],
    ['près de prague', '/where?days=3&from=prague&noflight=1'],
    ['février sans avion', '/where/in/february'],
    ['comme lisbonne mais moins cher', '/where/like/portugal/lisbon'],
    ['pas trop chaud en juillet', '/where/in/july?warm=mild'],
    ['pas trop froid en janvier', '/where/in/january?warm=mild'],
    ['pas trop loin, en mai', '/where/in/may'],
    ['calme en août', '/where/in/august?quiet=1'],
    ['plages en novembre', '/where/in/november/for/beaches'],
    ['en train depuis paris en juin', '/where/in/june?from=paris&noflight=1'],
    ['îles pas cher en juin', '/where/in/june/for/islands?cost=low'],
    ['randonnée en septembre', '/where/in/september/for/mountains'],
    ['nice', null],
    ['venise', null],
    ['mars', null],
  ])('leads the French "%s" to %s', async (query, address) => {
    expect(await addressOf(query, 'fr')).toBe(address)
  })

  it.each([
    ['holiday without kids', 'en'],
    ['beaches without any families', 'en'],
    ['without snow in december', 'en'],
    ['beaches but not in winter', 'en'],
    ['not like lisbon', 'en'],
    ['not near vienna', 'en'],
    ['far from vienna in june', 'en'],
    ['somewhere far from vienna', 'en'],
    ['urlaub ohne kinder', 'de'],
    ['strand ohne familien', 'de'],
    ['kalt soll es im mai nicht', 'de'],
    ['weit von wien im juni', 'de'],
    ['without kids in may', 'de'],
    ['vacances sans enfants', 'fr'],
    ['sans neige en mars', 'fr'],
    ['où ne pas aller en mai', 'fr'],
    ['loin de paris', 'fr'],
  ] as const)('does not understand the negated "%s" as its opposite in %s', async (query, tag) => {
    expect(await addressOf(query, tag)).toBeNull()
  })

  it('names for "cheaper" only what costs less', async () => {
    const sources = await loadSources('en')
    const answer = whereAnswer('like lisbon but cheaper', sources, 'en')
    const { table } = sources.data
    const costOfPath = (path: string): number =>
      table.cost[table.facts.id.indexOf(path.replace('/destinations/', ''))] ?? 9
    expect(answer?.isCheaper).toBe(true)
    expect(answer?.places.length).toBeGreaterThan(0)
    for (const { path } of answer?.places ?? [])
      expect(costOfPath(path)).toBeLessThan(costOfPath('/destinations/portugal/lisbon'))
  })

  it.each(['february without flying', 'warm in june no flight'])(
    'asks for a start where "%s" names none',
    async (query) => {
      expect(whereAnswer(query, await loadSources('en'), 'en')?.needsStart).toBe(true)
      expect(whereAnswer(`${query} from vienna`, await loadSources('en'), 'en')?.needsStart).toBe(false)
    },
  )

  it.each([
    'march',
    'may',
    'nice',
    'nice in march',
    'kyoto',
    'kyoto in may',
    'beach house rules',
    'lisbon food',
    '',
    'xyzzy',
    'like',
    'near atlantis',
  ])('leaves "%s" a search', async (query) => {
    expect(await addressOf(query)).toBeNull()
  })
})

describe('/search', () => {
  it('shows three places and the answer above the results', async () => {
    const html = await (await fetchSite('/search?q=warm+in+march')).text()
    expect(html).toContain('class="wrap where-note"')
    expect(html).toContain('href="/where/in/march?warm=warm"')
  })

  it('shows no answer for a name', async () => {
    expect(await (await fetchSite('/search?q=lisbon')).text()).not.toContain('where-note')
  })
})
