import { describe, expect, it } from 'vitest'
import { lineOfFragment } from '#tools/compile/fixtures/content-fixture.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'
import { STORY } from '#tools/compile/fixtures/story-fixture.ts'

const content = setUpContent()
const FILE = 'articles/road-trips/up-the-country.md'

function errorsWith(from: string, to: string): readonly string[] {
  content.write(FILE, STORY.replace(from, to))
  return content.errors()
}

describe('a story', () => {
  it('has no errors when it is valid', () => {
    content.write(FILE, STORY)
    expect(content.errors()).toEqual([])
  })

  it.each([
    [
      'an unknown topic',
      'topic: road-trips',
      'topic: cruises',
      'topic: ',
      /"topic" is "cruises".*one of adventure-travel/,
    ],
    ['an unknown scene', 'scene: savannah', 'scene: moon', 'scene: ', /"poster\.scene" is "moon"/],
    ['an unknown place', '  - benin', '  - atlantis', '  - benin', /there is no place atlantis/],
    [
      'a place that it does not link to',
      '[Benin](/destinations/benin)',
      'Benin',
      '  - benin',
      /the text does not link to benin/,
    ],
    [
      'a stop in the sea',
      '[7.5333, 1.1333]',
      '[1.1333, 7.5333]',
      '[7.5333',
      /Atakpamé at .* lies in none of the story’s countries/,
    ],
    [
      'a headline with a full stop',
      'bush taxi',
      'bush taxi.',
      'title: ',
      /expected a headline without a full stop/,
    ],
    [
      'a month of writing after its publication',
      'written: 2026-11',
      'written: 2026-12',
      'written: ',
      /written in 2026-12, after it was published/,
    ],
    ['two facts', '  - label: Months\n    value: November to March\n', '', 'facts:', /expected 3 to 5 facts/],
    ['an unknown field', 'topic: road', 'mood: good\ntopic: road', 'topic: ', /"mood" is not a known field/],
    ['a quote of nobody', '> The taxi leaves', '> Taxis leave', '> The taxi', /the quote is not in the text/],
    [
      'a quote beside its sentence',
      'See [Togo]',
      'The taxi leaves when it is full. See [Togo]',
      '> The taxi',
      /the quote is next to the sentence that it repeats; expected another paragraph/,
    ],
    [
      'a heading twice',
      '## Into the hills',
      '## The lagoon road',
      '## Into',
      /occurs twice; expected a unique heading/,
    ],
    [
      'a heading of level 3',
      '## Into the hills',
      '### Into the hills',
      '## Into',
      /is of level 3; expected ##/,
    ],
    ['a brochure word', 'See [Togo]', 'It nestles near [Togo]', 'See [Togo]', /“nestles” is a brochure word/],
    [
      'a value still to be chosen',
      'topic: road-trips',
      'topic: road-trips # TODO',
      'topic:',
      /the comment marks an example value/,
    ],
    ['something left to do', 'value: Three', 'value: TODO', 'label: Days', /there is a TODO here/],
    ['a label left to do', 'label: Days', 'label: TODO', 'label: Days', /there is a TODO here/],
    [
      'an image',
      '> The taxi',
      '![](/x.png)\n\n> The taxi',
      '> The taxi',
      /an image is not used in the guide/,
    ],
  ])('with %s is reported with its line', (_what, from, to, at, message) => {
    const errors = errorsWith(from, to)
    expect(errors.join('\n')).toMatch(message)
    const line = lineOfFragment(STORY, at)
    expect(errors.some((error) => Math.abs(Number(error.split(':')[1]) - line) <= 1)).toBe(true)
    expect(errors.every((error) => error.startsWith(`content/${FILE}:`))).toBe(true)
  })

  it('that is too short is reported with its length', () => {
    expect(errorsWith(STORY.slice(STORY.indexOf('## Into')), '## Two\nA.\n\n## Three\nB.\n').join()).toMatch(
      /the text has \d+ words; expected 1000 to 2300/,
    )
  })

  it('can be linked from a place, and a link to a missing one is dead', () => {
    content.write(FILE, STORY)
    const link = 'A list of [all places](/places)'
    expect(
      content.errorsAfter('destinations/africa/togo.md', link, '[Up](/articles/up-the-country)'),
    ).toEqual([])
    expect(
      content.errorsAfter('destinations/africa/togo.md', 'up-the-country', 'up-the-hill').join(),
    ).toMatch(/the link \/articles\/up-the-hill is dead/)
  })

  it('has a unique title and path', () => {
    content.write(FILE, STORY)
    content.write('articles/road-trips/twin.md', STORY)
    expect(content.errors().join()).toMatch(/up-the-country\.md|twin\.md.*has the title/)
    content.write('articles/road-trips/sub/Twin.md', STORY.replace('Up the', 'Down the'))
    expect(content.errors().join()).toMatch(/“road-trips\/sub\/Twin” cannot be the address of a story/)
  })

  it('is in the folder of its topic, and only there', () => {
    content.write(FILE, STORY)
    content.write('articles/beaches/up-the-country.md', STORY.replace('Up the', 'Down the'))
    const errors = content.errors().join('\n')
    expect(errors).toMatch(
      /beaches\/up-the-country\.md:3: "topic" is road-trips; expected the folder it lies in, beaches/,
    )
    expect(errors).toMatch(
      /road-trips\/up-the-country\.md:1: .* has the address \/articles\/up-the-country too/,
    )
  })
})

describe('a draft', () => {
  it('is ignored with all its errors unless drafts are included', () => {
    content.write(FILE, STORY.replace('topic: road-trips', 'topic: nothing\ndraft: true'))
    content.write('destinations/africa/chad.md', '---\nname: Chad\ndraft: true\n---\nTODO\n')
    expect(content.errors()).toEqual([])
  })

  it('cannot be linked to', () => {
    content.write(FILE, STORY.replace('topic: road-trips', 'topic: road-trips\ndraft: true'))
    const link = 'A list of [all places](/places)'
    const errors = content.errorsAfter('destinations/africa/togo.md', link, '[Up](/articles/up-the-country)')
    expect(errors.join()).toMatch(/the link \/articles\/up-the-country is dead/)
  })
})

describe('topics', () => {
  it('are exactly the eleven', () => {
    const errors = content.errorsAfter('topics.yaml', 'slug: beaches', 'slug: romance')
    expect(errors.join('\n')).toMatch(/the topic beaches occurs 0 times/)
    expect(errors.join('\n')).toMatch(/the topic romance occurs 2 times/)
  })
})
