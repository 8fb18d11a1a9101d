import { describe, expect, it } from 'vitest'
import { likePlaces } from '#isomorphic/where/like-places.ts'
import { rowOf } from '#isomorphic/where/place-facts.ts'
import { createWhereSources } from '#src/where/where-sources.ts'

/** Twenty crowded places with calmer ones that resemble them, judged by hand and not from the compiled facts. */
const JUDGED: Readonly<Record<string, string>> = {
  'italy/venice':
    'belgium/ghent belgium/bruges germany/hamburg slovenia/ljubljana belgium netherlands italy/bologna sweden/stockholm',
  'japan/kyoto':
    'nepal/kathmandu south-korea taiwan/taipei laos/luang-prabang china/xian china/yunnan malaysia/george-town indonesia/yogyakarta south-korea/seoul japan/hiroshima vietnam/hoi-an china/sichuan',
  'italy/florence':
    'bulgaria/plovdiv slovenia/ljubljana lithuania/vilnius italy/bologna belgium/ghent luxembourg czechia germany/cologne georgia/tbilisi poland/krakow france/lyon spain/granada',
  'spain/barcelona':
    'latvia/riga poland/gdansk spain/valencia portugal/porto italy/naples finland/helsinki france/nice belgium/brussels ireland/dublin',
  'indonesia/bali':
    'indonesia/lombok indonesia/flores philippines vietnam/ha-giang sri-lanka indonesia/yogyakarta laos philippines/palawan',
  iceland:
    'faroe-islands portugal/azores norway new-zealand greenland norway/lofoten norway/fjords portugal/madeira chile/patagonia',
  maldives:
    'kiribati marshall-islands cocos-keeling-islands tokelau tuvalu fiji french-polynesia micronesia cook-islands seychelles philippines/palawan turks-and-caicos-islands cayman-islands bahamas',
  'france/paris':
    'france/lyon belgium/brussels hungary/budapest poland/warsaw sweden/stockholm germany/cologne germany/hamburg austria/vienna switzerland/zurich slovenia/ljubljana',
  'morocco/marrakech': 'tunisia morocco/fes uzbekistan/samarkand tanzania/zanzibar algeria',
  'peru/cusco':
    'ecuador/quito bolivia colombia/bogota mexico/oaxaca argentina/northwest-argentina chile/valparaiso peru/sacred-valley guatemala/antigua-guatemala',
  kenya: 'tanzania uganda rwanda malawi zambia namibia botswana zimbabwe burundi mozambique',
  'czechia/prague':
    'slovenia/ljubljana poland/krakow hungary/budapest latvia/riga estonia/tallinn france/lyon poland/warsaw lithuania/vilnius italy/bologna belgium/brussels sweden/stockholm germany/cologne poland/gdansk switzerland/zurich',
  'netherlands/amsterdam':
    'germany/hamburg belgium belgium/ghent denmark/copenhagen poland/gdansk finland/helsinki belgium/brussels latvia/riga ireland/dublin',
  greece:
    'cyprus albania bulgaria north-macedonia croatia montenegro italy/sardinia italy/sicily malta turkiye romania',
  cambodia: 'laos sri-lanka myanmar vietnam laos/luang-prabang india/kerala nepal thailand',
  thailand:
    'laos cambodia sri-lanka philippines malaysia vietnam india/kerala taiwan laos/luang-prabang philippines/palawan',
  'france/provence':
    'italy/puglia italy/sicily italy/sardinia spain/galicia france/corsica bulgaria/plovdiv albania montenegro portugal croatia slovenia cyprus',
  'croatia/dalmatia':
    'montenegro albania italy/puglia malta italy/sicily portugal/madeira greece/rhodes italy/sardinia france/corsica france/brittany estonia spain/galicia',
  'portugal/lisbon':
    'portugal/porto spain/valencia poland/gdansk estonia/tallinn italy/bologna belgium/brussels chile/valparaiso brazil/salvador italy/naples france/lyon latvia/riga finland/helsinki sweden/stockholm denmark/copenhagen',
  'united-states/new-york':
    'canada/toronto canada/montreal united-states/chicago united-states/boston united-states/washington-dc united-states/seattle canada/vancouver brazil/sao-paulo australia/melbourne',
}
const FIRST = 5
/** Of all that are judged. */
const MIN_GOOD_SHARE = 0.7

const loadSources = createWhereSources()

describe('twenty judged likenesses', () => {
  it('are good in seven of ten places that are named first', async () => {
    const { table } = (await loadSources('en')).data
    const judged = Object.entries(JUDGED).map(([id, good]) => {
      const row = rowOf(table, id)
      if (row === null) throw new Error(`${id} is unknown`)
      const named = likePlaces(table, row, FIRST).map((found) => table.facts.id[found.row] ?? '')
      return { id, named: named.length, poor: named.filter((one) => !good.split(' ').includes(one)) }
    })
    const total = judged.reduce((sum, { named }) => sum + named, 0)
    const poor = judged.flatMap(({ poor: others }) => others)
    expect(judged).toHaveLength(20)
    expect(1 - poor.length / total, JSON.stringify(judged)).toBeGreaterThanOrEqual(MIN_GOOD_SHARE)
  })
})
