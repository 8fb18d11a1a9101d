import { describe, expect, it } from 'vitest'
import { BENIN, TOGO } from '#tools/compile/fixtures/content-samples.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'

const content = setUpContent()
const FULL = 'destinations/africa/benin.md'
const SHORT = 'destinations/africa/togo.md'
const CHECK = "on: 2026-12-01, by: editor, against: 'the timetable of the bus company'"

const without = (text: string, from: string, to: string): string =>
  text.slice(0, text.indexOf(from)) + text.slice(text.indexOf(to))

const WEATHER = `weather:
  warmth: [hot, hot, hot, warm, warm, warm, warm, warm, warm, warm, hot, hot]
  rain: [dry, dry, dry, showers, wet, wet, showers, showers, showers, wet, showers, dry]
`
const withWeather = (weather: string): string => TOGO.replace('sights:\n', `${weather}sights:\n`)

describe('the weather of a guide', () => {
  it('is optional, and accepted when it agrees with the verdicts on the months', () => {
    content.write(SHORT, withWeather(WEATHER))
    expect(content.errors()).toEqual([])
  })

  it.each([
    [
      'a hot month that is cool',
      'hot, hot, hot',
      'hot, hot, cool',
      /togo\.md:\d+: March is hot in "season" and cool/,
    ],
    [
      'a wet month that is dry',
      'showers, wet, wet',
      'showers, dry, wet',
      /May is wet in "season" and dry in "rain"/,
    ],
    ['an unknown word', 'hot, hot, hot', 'hot, hot, tropical', /"weather\.warmth\[3\]" is "tropical"/],
    ['a year of eleven months', 'hot, hot, hot', 'hot, hot', /"weather\.warmth" is .*twelve words/],
    ['rain without warmth', / {2}warmth.*\n/, '', /"weather\.warmth" is missing; expected twelve words/],
  ])('is rejected with %s', (_what, from, to, message) => {
    content.write(SHORT, withWeather(WEATHER.replace(from, to)))
    expect(content.errors().join('\n')).toMatch(message)
  })
})

const COAST = `weatherFor:
  - for: [beaches, islands]
    at: "the lagoon"
    fame: 4
    season: [best, best, hot, good, wet, wet, good, good, good, wet, best, best]
    warmth: [hot, hot, hot, warm, warm, warm, warm, warm, warm, warm, hot, hot]
    rain: [dry, dry, dry, showers, wet, wet, showers, showers, showers, wet, showers, dry]
`

describe('the weather of a landscape', () => {
  it('is accepted beside that of the guide', () => {
    content.write(SHORT, withWeather(WEATHER + COAST))
    expect(content.errors()).toEqual([])
  })

  it.each([
    [
      'an interest that is no landscape',
      'islands',
      'food',
      /weatherFor\[1\]\.for.* beaches, mountains, wildlife/,
    ],
    ['an interest twice', '[beaches, islands]', '[beaches, beaches]', /different words/],
    [
      'a wet month that is dry',
      'rain: [dry, dry, dry, showers, wet',
      'rain: [dry, dry, dry, showers, dry',
      /May is wet in "season" and dry in "rain"/,
    ],
    ['a year of eleven months', 'warmth: [hot, ', 'warmth: [', /"weatherFor\[1\]\.warmth" is .*twelve words/],
    ['no name of the place', '    at: "the lagoon"\n', '', /"weatherFor\[1\]\.at" is missing/],
    ['fewer visitors than the place has', 'fame: 4', 'fame: 1', /"weatherFor\[1\]\.fame" is 1, no more than/],
  ])('is rejected with %s', (_what, from, to, message) => {
    const planning = 'planning: { cost: low, fame: 2, stay: [3, 6], stepFree: partly, kids: fine }\n'
    content.write(SHORT, withWeather(WEATHER + COAST.replace(from, to) + planning))
    expect(content.errors().join('\n')).toMatch(message)
  })
})

describe('errors in the structure of a guide', () => {
  it.each([
    ['a section', '## Why go', '## When to go', 'the section “Why go” is missing; expected ## Why go'],
    ['the practical part', '## Practical', '## Travelling well', 'the section “Practical” is missing'],
    ['the dishes', 'dishes:', 'itineraries:', '"dishes" is missing; expected 8 or more'],
    ['the regions', 'regions:', 'ways:', '"regions" is missing; expected 4 or more'],
    ['a sight', '  - name: Hill 8', 'depth:', 'there are 7 sights; expected 8 or more'],
  ])('reports %s missing from a full guide', (_what, from, to, message) => {
    content.write(FULL, without(BENIN, from, to))
    const errors = content.errors()
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(message)
  })

  it('does not require optional sections', () => {
    content.write(FULL, without(BENIN, '## Travelling well', '## Go next'))
    expect(content.errors()).toEqual([])
  })

  it('requires more words of a listed place than of others', () => {
    const text = BENIN.replace(/^The road.*$/gm, 'The road leaves the river and climbs through beech woods.')
    content.write(FULL, text)
    expect(content.errors()).toContainEqual(
      expect.stringMatching(/benin\.md:\d+: the guide has 1?[0-9]\d\d words; expected 1400 or more$/),
    )
  })

  it.each([
    ['no depth', 'depth: short\n', '', /"depth" is missing; expected one of full, short/],
    [
      'a sight without its text',
      /^ {4}more: .*\n/m.exec(TOGO)?.[0] ?? '',
      '',
      /Lake Togo has 9 words; expected 45/,
    ],
    [
      'a check of a section that it has not',
      'depth: short',
      `depth: short\nchecks: [{ section: Practical, ${CHECK} }]`,
      /there is no section “Practical” to check/,
    ],
    [
      'a check before it was written',
      'depth: short',
      `depth: short\nchecks: [{ section: whole, ${CHECK.replace('2026-12', '2026-10')} }]`,
      /“whole” was checked on 2026-10-01, before it was written/,
    ],
    [
      'a check that does not say against what',
      'depth: short',
      'depth: short\nchecks: [{ section: whole, on: 2026-12-01, by: editor }]',
      /"checks\[1\]\.against" is missing/,
    ],
    ['a month', 'month: 1,', 'month: 13,', /"festivals\[1\]\.month" is 13; expected a month from 1 to 12/],
    [
      'a feast that moves by no known rule',
      'month: 1,',
      'month: 1, on: full moon of the third month,',
      /"festivals\[1\]\.on" is "full moon of the third month", which gives no day/,
    ],
    [
      'a dish without a way to eat it',
      /, how: [^}]*(?= \})/.exec(TOGO)?.[0] ?? '',
      '',
      /"dishes\[1\]\.how" is missing/,
    ],
    ['a brochure word in a list', 'Drums at noon', 'Vibrant drums at noon', /“Vibrant” is a brochure word/],
  ])('reports %s', (_what, from, to, message) => {
    const errors = content.errorsAfter(SHORT, from, to)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
  })

  it.each([
    [
      'an itinerary of another name',
      'title: Four days',
      'title: Five days',
      /called “Five days”; expected “Four days”/,
    ],
    [
      'a stop abroad',
      'Abomey, 7.18, 1.99',
      'Paris, 48.85, 2.35',
      /Paris at \[48\.85, 2\.35\] lies neither in Benin nor/,
    ],
    ['a way that is none', 'by: road', 'by: rocket', /"ways\[1\]\.by" is "rocket"/],
    [
      'a region without a page',
      '{ name: Region 1,',
      '{ name: Region 1, place: atlantis,',
      /atlantis is dead/,
    ],
  ])('reports %s', (_what, from, to, message) => {
    const errors = content.errorsAfter(FULL, from, to)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
  })
})
