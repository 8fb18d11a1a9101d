import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DeviceFacts } from '#isomorphic/where/device-facts.ts'
import { explainPlace } from '#isomorphic/where/explain-place.ts'
import { createFactTable } from '#isomorphic/where/fact-table.ts'
import { formatDrawback, formatReason } from '#isomorphic/where/format-reasons.ts'
import { INTERESTS } from '#isomorphic/where/interests.ts'
import { rankPlaces } from '#isomorphic/where/rank-places.ts'
import { WARM_TARGETS } from '#isomorphic/where/ranking-rules.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import { NO_WISHES, type WarmWish } from '#isomorphic/where/wishes.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import { DEFAULT_LOCALE, LOCALE_TAGS } from '#isomorphic/words/locale.ts'
import { packDeviceFacts } from '#src/where/pack-device-facts.ts'
import { loadLocale } from '#src/words/load-locale.ts'
import { sampleOf } from '#test/support/sample.ts'
import { createGuideRanking, type GuideWish } from './rank-guides.ts'

const SITE_FACTS = JSON.parse(readFileSync('.generated/where-facts.json', 'utf8')) as WhereFacts
const TABLE = createFactTable(SITE_FACTS)
const FACTS = packDeviceFacts(TABLE, DEFAULT_LOCALE)
const PATHS = [
  '/destinations/japan/kyoto',
  '/destinations/italy/venice',
  '/destinations/iceland',
  '/destinations/no-such-place',
  '/articles/overland-track',
  '/destinations/japan/kyoto',
]
const NO_WISH: GuideWish = { month: null, warm: null, interest: null }
const ranking = createGuideRanking(FACTS, PATHS)
const namesIn = (wish: GuideWish): readonly string[] => ranking.rank(wish).guides.map(({ name }) => name)

const WARMTHS = Object.keys(WARM_TARGETS) as readonly WarmWish[]
const ALL_WISHES: readonly GuideWish[] = [null, ...Array.from({ length: 12 }, (_, month) => month)].flatMap(
  (month) =>
    [null, ...WARMTHS].flatMap((warm) => [null, ...INTERESTS].map((interest) => ({ month, warm, interest }))),
)

describe('createGuideRanking', () => {
  it('knows the places on the device, each once, and no story', () => {
    expect(ranking.size).toBe(3)
    expect(createGuideRanking(FACTS, []).rank({ ...NO_WISH, month: 4 }).guides).toEqual([])
  })

  it('ranks only them, with reasons from the facts', () => {
    const { guides } = ranking.rank({ ...NO_WISH, month: 3 })
    const kyoto = guides.find(({ path }) => path === '/destinations/japan/kyoto')
    expect(kyoto?.reasons[0]).toMatch(/^(?:Best|Good) in April$/)
    expect(guides.length).toBeLessThanOrEqual(3)
  })

  it('leaves out what does not fit', () => {
    expect(namesIn({ ...NO_WISH, month: 6, interest: 'snow' })).not.toContain('Venice')
    expect(namesIn({ ...NO_WISH, month: 0, warm: 'hot' })).toEqual([])
  })

  it.each(sampleOf(LOCALE_TAGS))(
    'answers as the site does, to every wish, with every guide on the device: %s',
    async (tag) => {
      const locale = await loadLocale(tag)
      const facts = packDeviceFacts(TABLE, locale)
      const names = localiseContent(
        locale,
        SITE_FACTS.id.map((id, row) => ({ path: `/destinations/${id}`, name: SITE_FACTS.name[row] ?? '' })),
      ).map(({ name }) => name)
      const onDevice = createGuideRanking(
        facts,
        SITE_FACTS.id.map((id) => `/destinations/${id}`),
      )
      expect(ALL_WISHES).toHaveLength(13 * 6 * 13)
      // A third of the wishes for each other language: their ranking is the same.
      for (const wish of tag === DEFAULT_LOCALE
        ? ALL_WISHES
        : ALL_WISHES.filter((_, index) => index % 3 === 0)) {
        const { month, warm, interest } = wish
        const wishes = { ...NO_WISHES, month, warm, interests: interest === null ? [] : [interest] }
        const { results, more, advisedCount } = rankPlaces(TABLE, wishes, null)
        const expected = [...results, ...more].map((row) => {
          const { reasons, drawback } = explainPlace(TABLE, row, wishes, null)
          return {
            name: names[row],
            path: `/destinations/${SITE_FACTS.id[row]}`,
            reasons: reasons.map((reason) => formatReason(reason, locale)),
            drawback: drawback === null ? '' : formatDrawback(drawback, locale),
          }
        })
        expect(onDevice.rank(wish), JSON.stringify(wish)).toEqual({ guides: expected, advisedCount })
      }
    },
  )

  it.each([{}, { id: [], name: [] }, SITE_FACTS])('refuses facts of another build', (facts) => {
    expect(() => createGuideRanking(facts as unknown as DeviceFacts, PATHS)).toThrow()
  })
})
