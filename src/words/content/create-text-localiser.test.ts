import { describe, expect, it } from 'vitest'
import { createTextLocaliser } from './create-text-localiser.ts'

const CONTENT = {
  names: { '/destinations/japan': 'Japan', '/destinations/czechia': 'Tschechien' },
  namesByEnglish: { Japan: 'Japan', Czechia: 'Tschechien', Germany: 'Deutschland' },
  texts: {
    Good: 'Gut',
    'The year in {}': 'Das Jahr in {}',
    'Public holiday: {days}': 'Feiertag {days}',
    'Public holidays: {days}': 'Feiertage {days}',
    'about {#} hours one way': 'etwa {#} Stunden pro Strecke',
    '{!} or {!}': '{!} oder {!}',
    train: 'Zug',
    bus: 'Bus',
    'Types {} and {}': 'Typen {} und {}',
    '{} h': '{} Std.',
    'about {} by train': 'etwa {} mit dem Zug',
    'one change': 'einmal umsteigen',
    '{} h by train and bus': '{} Std. mit Zug und Bus',
    'to {} roughly {#}': 'nach {} ungefähr {#}',
    'Fire {#}': 'Feuerwehr {#}',
    '{#} V': '{#} V',
    'UTC{#}': 'UTC{#}',
    'About {#} ({#})': 'Rund {#} ({#})',
    'Map around {}: {names}': 'Umgebung von {}: {names}',
    'Table Mountain, upper station': 'Tafelberg, Bergstation',
    'House of Slaves, Gorée': 'Sklavenhaus, Gorée',
    Gorée: 'Gorée',
  },
}

describe('createTextLocaliser', () => {
  const localise = createTextLocaliser('de', CONTENT)

  it.each([
    ['Good', 'Gut'],
    ['Czechia', 'Tschechien'],
    ['Germany, Czechia', 'Deutschland, Tschechien'],
    ['The year in Czechia', 'Das Jahr in Tschechien'],
    // A slot without a translation stays; the more specific template wins.
    ['The year in Xanadu', 'Das Jahr in Xanadu'],
    ['Public holidays: 1st, 12th', 'Feiertage am\u00a01. und 12.'],
    ['Public holiday: 20th in 2026', 'Feiertag am\u00a020. (2026)'],
    [
      'Public holidays: 1st, 12th in 2026, 1st, 3rd to 6th in 2027',
      'Feiertage am\u00a01. und 12. (2026), am\u00a01. und 3.–6. (2027)',
    ],
    ['train or bus, about 1½ hours one way', 'Zug oder Bus, etwa 1½ Stunden pro Strecke'],
    ['Types C, E and F', 'Typen C, E und F'],
    ['about 4½ h by train, one change', 'etwa 4½ Std. mit dem Zug, einmal umsteigen'],
    [
      'to Czechia roughly ½ h by train and bus, one change',
      'nach Tschechien ungefähr ½ Std. mit Zug und Bus, einmal umsteigen',
    ],
    ['about 1.5 h by train', 'etwa 1,5 Std. mit dem Zug'],
    ['about 1,600 h by train', 'etwa 1.600 Std. mit dem Zug'],
    // Names with a comma, also where what follows it is a name, too.
    [
      'Map around Czechia: Xanadu, Table Mountain, upper station, Japan',
      'Umgebung von Tschechien: Xanadu, Tafelberg, Bergstation, Japan',
    ],
    [
      'Map around Japan: House of Slaves, Gorée, Germany',
      'Umgebung von Japan: Sklavenhaus, Gorée, Deutschland',
    ],
    // A slot for numbers alone.
    ['Fire 116 117', 'Feuerwehr 116 117'],
    ['100 / 220 V, Fire 18', '100 / 220 V, Feuerwehr 18'],
    ['UTC−3:30', 'UTC−3:30'],
    ['About 2,930,000 (2022)', 'Rund 2.930.000 (2022)'],
    // No numbers: a list, an address, a date.
    ['The year in 1.2.3', 'Das Jahr in 1.2.3'],
    ['January', 'Januar'],
    ['Mar', 'Mär'],
    ['25 Dec', '25. Dezember'],
    ['25\u00a0Dec', '25. Dezember'],
    ['1 Jan, 14 May', '1. Januar, 14. Mai'],
    ['3 to 6 Apr 2026', '3.–6. April 2026'],
    ['November 2026', 'November 2026'],
    ['French', 'Französisch'],
    ['French, German', 'Französisch, Deutsch'],
    ['Moroccan dirham (MAD)', 'Marokkanischer Dirham (MAD)'],
    ['Euro (EUR, €)', 'Euro (EUR, €)'],
    [
      'Namibian dollar (NAD, $), South African rand (ZAR, R)',
      'Namibia-Dollar (NAD, $), Südafrikanischer Rand (ZAR, R)',
    ],
    ['357,000 km²', '357.000 km²'],
  ])('translates %s', (english, german) => {
    expect(localise(english)).toBe(german)
  })

  it.each([
    'Goodness',
    'A sentence about Japan.',
    '',
    'Mayor',
    '40 Jan of',
    'good',
    'constructor',
    '__proto__',
    'Fire dancers of the Baining',
    'About two thirds (2022)',
    // Translated by half.
    'train or mule, about 2 hours one way',
    'Public holidays in 1,5',
  ])('has no translation of %j', (text) => {
    expect(localise(text)).toBeNull()
  })

  it('translates a sentence with elements inside as a text alone', () => {
    const sentences = createTextLocaliser('de', {
      ...CONTENT,
      texts: { ...CONTENT.texts, 'See <1>it</1>': 'Sieh <1>es</1>' },
    })
    expect(sentences('See <1>it</1>')).toBe('Sieh <1>es</1>')
    expect(sentences('to <1>Oslo</1> roughly 2')).toBeNull()
  })

  it('leaves prose alone, whatever it begins with', () => {
    expect(localise(`The year in ${'Japan '.repeat(300)}`)).toBeNull()
  })

  it('writes texts with dollar signs as they are', () => {
    const odd = createTextLocaliser('de', { ...CONTENT, texts: { 'Costs {}': '$& kostet {}' } })
    expect(odd('Costs $1')).toBe('$& kostet $1')
  })

  it.each([
    ['fr', '25 décembre', '357 000 km²'],
    ['es', '25 de diciembre', '357.000 km²'],
    ['it', '25 dicembre', '357.000 km²'],
    ['cs', '25. 12.', '357 000 km²'],
  ] as const)('writes days and areas as %s does', (tag, day, area) => {
    const other = createTextLocaliser(tag, { names: {}, namesByEnglish: {}, texts: {} })
    expect(other('25 Dec')).toBe(day)
    expect(other('357,000 km²')?.replace(/[\u00a0\u202f]/g, ' ')).toBe(area)
  })
})

it.each([
  ['1 Jan', '1er janvier'],
  ['1 to 3 Apr 2026', '1er–3 avril 2026'],
  ['31 Mar to 1 Apr', '31 mars – 1er avril'],
  ['11 to 21 Apr 2026', '11–21 avril 2026'],
])('writes the first of a month in %s as French does', (date, written) => {
  const textOf = createTextLocaliser('fr', { names: {}, namesByEnglish: {}, texts: {} })
  expect(textOf(date)?.replace(/[\u2009\u202f]/g, ' ')).toBe(written)
})

it('writes Italian ranges without leading zeros', () => {
  const textOf = createTextLocaliser('it', { names: {}, namesByEnglish: {}, texts: {} })
  expect(textOf('3 to 6 Apr 2026')).toBe('3–6 aprile 2026')
})

it.each([
  ['1 Jul', '1. Juli'],
  ['1 Jan', '1. Januar'],
  ['31 Jan to 1 Feb', '31. Januar – 1. Februar'],
  ['Jan', 'Jan'],
])('writes the month of %s in full where it has a day', (date, written) => {
  const textOf = createTextLocaliser('de', { names: {}, namesByEnglish: {}, texts: {} })
  expect(textOf(date)?.replace(/[\u2009\u202f]/g, ' ')).toBe(written)
})

it.each([
  ['1 May', '1. 5.'],
  ['May', 'květen'],
  ['26 to 31 May 2026', '26.–31. 5. 2026'],
  ['26 Mar to 2 Apr 2026', '26. 3. – 2. 4. 2026'],
])('writes %s in Czech with the number of its month', (date, written) => {
  const textOf = createTextLocaliser('cs', { names: {}, namesByEnglish: {}, texts: {} })
  expect(textOf(date)?.replace(/[\u2009\u202f\u00a0]/g, ' ')).toBe(written)
})

it('finds a text whatever its line breaks and spaces, and paragraphs of the legal pages', () => {
  const paragraph = 'We keep little. '.repeat(60).trim()
  const texts = { 'and have forest,\nrivers and  steep roads': 'und haben Wald', [paragraph]: 'Wenig.' }
  const textOf = createTextLocaliser('de', { names: {}, namesByEnglish: {}, texts })
  expect(textOf('and have forest, rivers\nand\u00a0steep roads')).toBe('und haben Wald')
  expect(textOf(paragraph)).toBe('Wenig.')
})

it('writes numbers of texts as each language does', () => {
  const textOf = (tag: 'cs' | 'fr' | 'es') =>
    createTextLocaliser(tag, { names: {}, namesByEnglish: {}, texts: { 'about {} km': '{} km' } })
  expect(textOf('cs')('about 1.5 km')).toBe('1,5 km')
  expect(textOf('fr')('about 1,234.5 km')).toBe('1\u202f234,5 km')
  // Spanish groups from five digits.
  expect(textOf('es')('about 1,600 km')).toBe('1600 km')
})

it('begins a list of currencies with a capital, and goes on as the language writes them', () => {
  const french = createTextLocaliser('fr', { names: {}, namesByEnglish: {}, texts: {} })
  expect(french('Namibian dollar (NAD, $), South African rand (ZAR, R)')).toBe(
    'Dollar namibien (NAD, $), rand sud-africain (ZAR, R)',
  )
})
