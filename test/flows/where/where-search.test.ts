import { describe, expect, it } from 'vitest'
import { whereAnswer } from '#src/where/where-search-answer.ts'
import { createWhereSources } from '#src/where/where-sources.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const loadSources = createWhereSources()
const addressOf = async (query: string): Promise<string | null> =>
  whereAnswer(query, await loadSources())?.address ?? null

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
    ['from paris without flying in may', '/where/in/may?from=paris&noflight=1'],
    ['a week of hiking in july', '/where/in/july/for/mountains?days=7'],
  ])('leads "%s" to %s', async (query, address) => {
    expect(await addressOf(query)).toBe(address)
  })

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
