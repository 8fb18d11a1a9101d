import { expect, it } from 'vitest'
import { createContentLocaliser } from './create-content-localiser.ts'

it('translates tags and leaves the keys of drawings as they are', () => {
  const texts = { harbour: 'Hafen', summer: 'Sommer' }
  const content = createContentLocaliser('de', { names: {}, namesByEnglish: {}, texts })
  expect(
    content.localiseRecord({ tags: ['harbour'], posterTraits: { scene: 'harbour', season: 'summer' } }),
  ).toEqual({ tags: ['Hafen'], posterTraits: { scene: 'harbour', season: 'summer' } })
})

it('translates the credit of a picture that is ours', () => {
  const texts = { 'Drawn and lit by Fernway': 'Gezeichnet und ausgeleuchtet von Fernway' }
  const content = createContentLocaliser('de', { names: {}, namesByEnglish: {}, texts })
  expect(content.localiseRecord([{ credit: 'Drawn and lit by Fernway' }, { credit: 'A. Sample' }])).toEqual([
    { credit: 'Gezeichnet und ausgeleuchtet von Fernway' },
    { credit: 'A. Sample' },
  ])
})

it('leads links of markup to pages of the language', () => {
  const content = createContentLocaliser('de', { names: {}, namesByEnglish: {}, texts: {} })
  expect(content.localiseRecord({ html: '<p><a href="/places">12</a></p>', path: '/places' })).toEqual({
    html: '<p><a href="/de/places">12</a></p>',
    path: '/places',
  })
})

it('names a sight in the language, and keeps the name that it is saved by', () => {
  const texts = { 'Himeji Castle': 'Burg Himeji' }
  const content = createContentLocaliser('de', { names: {}, namesByEnglish: {}, texts })
  const named = { name: 'Burg Himeji', englishName: 'Himeji Castle' }
  const record = {
    sights: [{ name: 'Himeji Castle' }, { name: 'Nikko' }],
    routes: [{ stops: [{ name: 'Himeji Castle' }] }],
  }
  expect(content.localiseRecord(record)).toEqual({
    sights: [named, { name: 'Nikko' }],
    routes: [{ stops: [named] }],
  })
})

it('translates a text in the way of its place first, in fields, markup and on maps', () => {
  const texts = {
    Cathedral: 'Kathedrale',
    'germany/cologne/Cathedral': 'Dom',
    'germany/cologne/Upper Lake': 'Oberer See',
    'water/Lower Lake': 'Unterer See',
    Bridge: 'Brücke',
    'West Gate': 'Westtor',
    'germany/cologne/New Market': 'Neumarkt',
  }
  const content = createContentLocaliser('de', { names: {}, namesByEnglish: {}, texts })
  const mark = { x: 300, y: 200, side: 'right', isMinor: false, role: 'water', label: 'Upper Lake' }
  const marks = [
    mark,
    { ...mark, y: 400, label: 'Lower Lake' },
    { ...mark, y: 600, role: 'stop', label: 'Bridge' },
  ]
  const recordOf = (path: string) => ({
    path,
    sights: [{ name: 'Cathedral' }],
    html: '<p>Cathedral</p>',
    map: { marks, controls: [], way: ['Bridge', 'West Gate', 'New Market'] },
  })
  expect(content.localiseRecord(recordOf('/destinations/germany/cologne'))).toMatchObject({
    sights: [{ name: 'Dom', englishName: 'Cathedral' }],
    html: '<p>Dom</p>',
    map: {
      marks: [{ label: 'Oberer See' }, { label: 'Unterer See' }, { label: 'Bridge' }],
      way: ['Bridge', 'Westtor', 'Neumarkt'],
    },
  })
  expect(content.localiseRecord(recordOf('/destinations/italy/venice'))).toMatchObject({
    sights: [{ name: 'Kathedrale', englishName: 'Cathedral' }],
    html: '<p>Kathedrale</p>',
    map: { marks: [{ label: 'Upper Lake' }, { label: 'Unterer See' }, { label: 'Bridge' }] },
  })
})

it('labels the map of a walk with the names of the list beside it', () => {
  const texts = {
    'The way: {names}': 'Le trajet\u202f: {names}',
    'Santo Domingo': 'Saint-Domingue',
    'mexico/oaxaca/Santo Domingo': 'Santo Domingo',
    Market: 'Marché',
  }
  const content = createContentLocaliser('fr', { names: {}, namesByEnglish: {}, texts })
  const labelOf = (names: string) =>
    content.localiseRecord({
      path: '/destinations/mexico/oaxaca',
      html: `<svg aria-label="The way: ${names}"></svg>`,
    }).html
  expect(labelOf('Market, Santo Domingo')).toBe(
    '<svg aria-label="Le trajet\u202f: Marché, Santo Domingo"></svg>',
  )
  expect(labelOf('Market, Old Mill'), 'a name that the list marks as English').toBe(
    '<svg aria-label="Le trajet"></svg>',
  )
})

it('starts a value with a capital when it is a month', () => {
  const texts = { 'January, before carnival': 'gennaio, prima del carnevale' }
  const content = createContentLocaliser('it', { names: {}, namesByEnglish: {}, texts })
  expect(
    content.localiseRecord({ value: 'November', when: 'January, before carnival', month: 'May' }),
  ).toEqual({
    value: 'Novembre',
    when: 'Gennaio, prima del carnevale',
    month: 'maggio',
  })
})

it('lists neighbours in the alphabet of the language', () => {
  const names = { Austria: 'Österreich', Poland: 'Polen', France: 'Frankreich', Denmark: 'Dänemark' }
  const content = createContentLocaliser('de', {
    names: {},
    namesByEnglish: names,
    texts: { Borders: 'Grenzt an' },
  })
  expect(
    content.localiseRecord({ facts: [{ label: 'Borders', value: 'Austria, Denmark, France, Poland' }] }),
  ).toEqual({ facts: [{ label: 'Grenzt an', value: 'Dänemark, Frankreich, Österreich, Polen' }] })
})

it('knows a translation without its no-break spaces', () => {
  const texts = { 'Two days': 'Deux jours\u202f: la lagune' }
  const content = createContentLocaliser('fr', { names: {}, namesByEnglish: {}, texts })
  expect(content.isTranslated('Deux jours : la lagune')).toBe(true)
  expect(content.isTranslated('Two days')).toBe(false)
})
