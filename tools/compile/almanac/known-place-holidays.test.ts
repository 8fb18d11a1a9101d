import { expect, it } from 'vitest'
import { realHolidayBook, realHolidays } from '#tools/compile/fixtures/holiday-sample.ts'

const BOOK = realHolidayBook()

const entriesOf = (table: string): readonly (readonly string[])[] =>
  table
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => /^(\S+) (\S+) ?(.*)$/.exec(entry)?.slice(1) ?? [])

/** Days that only a city, a region or a state has: the day in ISO, and a part of its English name. */
const KNOWN = entriesOf(`
portugal/lisbon 2027-06-13 Anthony | portugal/porto 2027-06-24 John | portugal/madeira 2026-07-01 Madeira | portugal/madeira 2026-12-26 Christmas
portugal/azores 2027-05-17 Azores | indonesia/bali 2026-06-17 Galungan | indonesia/bali 2027-08-11 Galungan | indonesia/bali 2027-01-23 Kuningan
nepal/kathmandu 2026-09-25 Indra | nepal/kathmandu 2027-04-06 Ghode | guatemala/antigua-guatemala 2026-07-25 James | greece/rhodes 2027-03-07 Dodecanese
ecuador/quito 2026-12-07 Quito | ecuador/quito 2028-12-08 Quito | italy/dolomites 2027-05-17 Whit | italy/milan 2026-12-07 Ambrose | italy/venice 2026-11-21 Health
italy/florence 2027-06-24 John | italy/naples 2026-09-19 Januarius | italy/bologna 2027-10-04 Petronius | new-zealand/wellington 2027-01-25 Wellington
new-zealand/fiordland 2027-03-30 Southland | new-zealand/auckland 2027-02-01 Auckland | new-zealand/queenstown 2026-03-23 Otago
united-states/miami 2027-02-15 Presidents | united-states/miami 2026-10-12 Columbus | united-states/seattle 2026-11-27 Native | united-states/seattle 2027-10-11 Indigenous
united-states/boston 2026-04-20 Patriots | united-states/boston 2027-06-17 Bunker | united-states/hawaii 2026-08-21 Statehood | united-states/las-vegas 2026-10-30 Nevada
united-states/chicago 2026-03-02 Pulaski | united-states/washington-dc 2027-04-16 Emancipation | united-states/new-orleans 2027-02-09 Mardi | united-states/los-angeles 2026-03-31 Chávez
canada/toronto 2027-08-02 Simcoe | canada/toronto 2026-12-26 Boxing | canada/quebec-city 2027-06-24 Baptiste | canada/vancouver 2026-08-03 British | canada/yukon 2026-08-17 Discovery
canada/nova-scotia 2027-02-15 Heritage | canada/banff-and-jasper 2026-02-16 Family | australia/uluru 2027-12-25 Christmas | australia/uluru 2026-08-03 Picnic
australia/sydney 2026-04-27 Anzac | australia/tasmania 2027-02-08 Regatta | australia/great-barrier-reef 2026-10-05 King | brazil/salvador 2027-02-09 Carnival
brazil/salvador 2026-07-02 Bahia | brazil/sao-paulo 2026-07-09 Constitutionalist | brazil/sao-paulo 2027-02-08 Carnival | brazil/rio-de-janeiro 2027-04-23 George
india/kerala 2026-08-28 Guru | india/kerala 2027-09-12 Onam | india/mumbai 2026-02-15 Shivaratri | india/goa 2026-12-19 Liberation | malaysia/kuala-lumpur 2026-03-07 Nuzul
malaysia/george-town 2027-02-24 Nuzul | malaysia/kuala-lumpur 2027-02-01 Federal | malaysia/borneo 2026-05-30 Kaamatan | malaysia/borneo 2027-07-22 Sarawak
spain/granada 2027-01-02 Surrender | spain/valencia 2026-04-13 Vincent | spain/seville 2026-02-28 Andalusia | spain/mallorca 2026-03-02 Balearic | spain/canary-islands 2026-05-30 Canary
spain/madrid 2027-05-03 Madrid | switzerland/zurich 2026-05-01 Labour | switzerland/lucerne 2027-05-27 Corpus | germany/cologne 2027-05-27 Corpus | germany/hamburg 2026-10-31 Reformation
united-kingdom/glasgow 2026-06-15 World | united-kingdom/edinburgh 2027-01-04 January | bolivia/uyuni 2026-11-10 Potosí | peru/cusco 2027-06-24 Cusco | peru/lima 2027-01-18 Lima | croatia/dubrovnik 2027-02-03 Blaise
`)

/** Days that the place does not have, though its country or the library knows them. */
const UNKNOWN = entriesOf(`
canada/toronto 2027-03-29 | malaysia/borneo 2026-03-07 | malaysia/kuala-lumpur 2026-03-06 | spain/galicia 2027-03-19 | spain/barcelona 2026-04-02 | spain/valencia 2026-04-02
united-states/los-angeles 2026-10-12 | united-states/las-vegas 2026-10-12 | united-kingdom/glasgow 2027-03-29 | united-kingdom/london 2026-11-30 | canada/montreal 2026-08-03
india/kerala 2026-03-04 | switzerland/lucerne 2026-05-25 | germany/hamburg 2026-06-04 | germany/berlin 2026-01-06 | australia/tasmania 2026-04-04 | ecuador/quito 2026-12-06
`)

const namesOn = (path: string, day: string): readonly string[] =>
  realHolidays(BOOK, path, Number(day.slice(0, 4)))
    .filter(({ first, last }) => first <= day && day <= last)
    .map(({ name }) => name)

it.each(KNOWN)('shows for %s on %s a holiday called %s', (path = '', day = '', name = '') => {
  expect(namesOn(path, day)).toContainEqual(expect.stringContaining(name))
})

it.each(UNKNOWN)('shows for %s no holiday on %s', (path = '', day = '') => {
  expect(namesOn(path, day)).toEqual([])
})

it('knows 40 dates of cities and regions and more', () => {
  expect(KNOWN.length).toBeGreaterThanOrEqual(40)
})
