import { describe, expect, it } from 'vitest'
import type { OverlandHours } from '#isomorphic/travel-graph/travel-graph.ts'
import { withGoNextHours } from './go-next-hours.ts'
import { createOverlandTexts, type OverlandTexts } from './overland-texts.ts'
import type { Place } from './place.ts'

const place = (id: string, name: string, kind: Place['kind'] = 'city'): Place =>
  ({ path: `/destinations/${id}`, name, kind, country: { slug: id.split('/')[0] } }) as unknown as Place

const france = place('france', 'France', 'country')
const paris = place('france/paris', 'Paris')
const lyon = place('france/lyon', 'Lyon')
const belgium = place('belgium', 'Belgium', 'country')
const monaco = place('monaco', 'Monaco', 'country')
const all = [france, paris, lyon, belgium, monaco]

const hours = (changes: Partial<OverlandHours> = {}): OverlandHours => ({
  minHours: 2,
  maxHours: 2,
  changes: 0,
  modes: ['train'],
  grade: 'stated',
  months: 0xfff,
  ...changes,
})

function textsOf(known: Readonly<Record<string, OverlandHours>>): OverlandTexts & { searches: number } {
  const result = {
    searches: 0,
    ...createOverlandTexts({
      reachableWithoutFlying: () => {
        result.searches += 1
        return new Map(Object.entries(known))
      },
      find: (path) => all.find((one) => one.path === path),
      capitalName: (slug) => ({ france: 'Paris', belgium: 'Brussels', monaco: 'Monaco' })[slug] ?? null,
    }),
  }
  return result
}

describe('textOf', () => {
  it('says the hours between two towns, and marks an estimate by one word', () => {
    expect(textsOf({ 'france/lyon': hours() }).textOf(paris, lyon)).toBe('about 2 h by train')
    const estimate = hours({ grade: 'estimate', modes: ['road'] })
    expect(textsOf({ 'france/lyon': estimate }).textOf(paris, lyon)).toBe('roughly 2 h by road')
  })

  it('names the capital of a country, because the hours are measured there', () => {
    const { textOf } = textsOf({ belgium: hours(), france: hours(), monaco: hours(), 'france/lyon': hours() })
    expect(textOf(france, belgium)).toBe('Paris to Brussels about 2 h by train')
    expect(textOf(lyon, belgium)).toBe('to Brussels about 2 h by train')
    expect(textOf(belgium, lyon)).toBe('from Brussels about 2 h by train')
    expect(textOf(lyon, monaco)).toBe('about 2 h by train')
  })

  it('says nothing of an unknown journey, of more than a day, or of more than three changes', () => {
    expect(textsOf({}).textOf(paris, lyon)).toBeNull()
    expect(textsOf({ 'france/lyon': hours({ maxHours: 24.1 }) }).textOf(paris, lyon)).toBeNull()
    expect(textsOf({ 'france/lyon': hours({ maxHours: 24, changes: 3 }) }).textOf(paris, lyon)).not.toBeNull()
    expect(textsOf({ 'france/lyon': hours({ changes: 4 }) }).textOf(paris, lyon)).toBeNull()
  })

  it('searches the graph once for all places around one', () => {
    const texts = textsOf({ 'france/lyon': hours() })
    for (const to of [lyon, belgium, monaco]) texts.textOf(paris, to)
    expect(texts.searches).toBe(1)
  })
})

describe('withGoNextHours', () => {
  const section = (html: string, id = 'go-next') => ({ id, title: 'Go next', html }) as never
  const links =
    '<p><a href="/destinations/belgium">Belgium</a> <a href="/destinations/france/lyon#food">Lyon</a></p>'

  it('adds the hours to linked places, each once, and keeps the text', () => {
    const texts = textsOf({ belgium: hours(), 'france/lyon': hours({ changes: 1 }) })
    const { html } = withGoNextHours(section(links + links), paris, texts)
    expect(html).toBe(
      `${links}${links}<p class="meta">Overland from Paris: <span>Brussels about 2 h by train</span> · <span>Lyon about 2 h by train, one change</span></p>`,
    )
  })

  it('leaves a section alone that links nothing known, and every other section', () => {
    const none = section(links)
    expect(withGoNextHours(none, paris, textsOf({}))).toBe(none)
    const other = section(links, 'eating')
    expect(withGoNextHours(other, paris, textsOf({ belgium: hours() }))).toBe(other)
  })
})
