import { describe, expect, it } from 'vitest'
import { TOGO } from '#tools/compile/fixtures/content-samples.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'

const content = setUpContent()
const PAGE = 'destinations/africa/togo.md'

describe('errors in the text', () => {
  it.each([
    [
      'raw HTML',
      'A <br> break.',
      /raw HTML is not used in the guide; expected paragraphs, emphasis, lists and links/,
    ],
    ['an image', '![A lake](/lake.png)', /an image is not used in the guide/],
    ['a heading of level 1', '# Togo', /the heading “Togo” is of level 1; expected ## for a section/],
    ['a heading of level 3 outside the itineraries', '### Bread', /the heading “Bread” is of level 3/],
    ['an unknown heading', '## Nightlife\nDancing.', /“Nightlife” is not a section; expected one of Why go/],
    ['a section out of order', '## When to go\nIn the dry months.', /“When to go” is in the wrong place/],
    [
      'a section twice',
      '## Go next\nMore of it.',
      /“Go next” is in the wrong place; expected each section once/,
    ],
    [
      'a dead link',
      'See [the moon](/destinations/moon).',
      /the link \/destinations\/moon is dead; expected the address of a page that exists/,
    ],
    ['a dead link by reference', '[Moon][m]\n\n[m]: /moon', /the link \/moon is dead/],
    [
      'a link without text',
      'See [](/places).',
      /the link to \/places has no text; expected words to click on/,
    ],
    ['a link with a blank in it', 'See [Lomé] (/places).', /readers would see “\] \(” as it is; expected/],
    ['a link to a missing definition', 'See [Lomé][lome].', /readers would see “\]\[” as it is/],
    ['bold words without an end', '**Now or never.', /readers would see “\*\*” as it is/],
    ['a heading without a blank', '##Bread', /readers would see “##B” as it is/],
    ['a table', '| Bread | 1 |', /readers would see “\|” as it is/],
    ['a bare address', 'See https://example.org for more.', /readers would see “https:\/\/” as it is/],
    ['a link that runs script', '[x](javascript:alert(1))', /the link javascript:alert\(1\) is not allowed/],
    [
      'a link to another host without a scheme',
      '[x](//evil.example)',
      /the link \/\/evil\.example is not allowed/,
    ],
    [
      'a brochure word',
      'A stunning view.',
      /“stunning” is a brochure word; expected a concrete word instead/,
    ],
    ['a brochure word in capitals', 'Bustling quays.', /“Bustling” is a brochure word/],
  ])('reports %s', (_what, addition, message) => {
    content.write(PAGE, `${TOGO}\n${addition}\n`)
    const errors = content.errors()
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
    const lines = TOGO.split('\n').length + (_what.includes('reference') ? 2 : 0)
    expect(errors[0]).toContain(`content/${PAGE}:${lines + 1}: `)
  })

  it.each([
    [
      'an empty section',
      '## Travelling well',
      'Travelling well',
      /“Travelling well” is empty; expected text below/,
    ],
    [
      'two itineraries',
      '## Three ways to spend your days\n### One\nText.\n### Two\nText.',
      'Three ways',
      /has 2 headings of level 3; expected exactly 3/,
    ],
    [
      'practical parts that are not those of every guide',
      `## Practical\n${['Water', 'Parking'].map((part) => `### ${part}\n${'So it is. '.repeat(9)}`).join('\n')}`,
      'Practical',
      /“Practical” has the parts Water, Parking; expected some of ### Money and tipping, ### Water/,
    ],
  ])('reports %s with its line', (_what, addition, heading, message) => {
    const errors = content.errorsAfter(PAGE, '## Go next', `${addition}\n\n## Go next`)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
    const line =
      content
        .read(PAGE)
        .split('\n')
        .findIndex((text) => text.includes(`## ${heading}`)) + 1
    expect(errors[0]).toContain(`content/${PAGE}:${line}: `)
  })

  it('finds the line of a word inside a long paragraph', () => {
    content.write(PAGE, `${TOGO}\nOne line.\nTwo lines.\nA hidden gem of a line.\n`)
    const line = TOGO.split('\n').length + 3
    expect(content.errors()).toEqual([
      `content/${PAGE}:${line}: “hidden gem” is a brochure word; expected a concrete word instead`,
    ])
  })

  it('finds brochure words in the front matter too', () => {
    expect(content.errorsAfter(PAGE, 'Barely fifty', 'A vibrant fifty')).toEqual([
      `content/${PAGE}:4: “vibrant” is a brochure word; expected a concrete word instead`,
    ])
  })

  it('accepts names that contain brochure words', () => {
    content.write(PAGE, `${TOGO}\nParadise Harbour has birds of paradise.\n`)
    expect(content.errors()).toEqual([])
  })

  it('accepts links to static pages, with a query or a fragment, and to other sites', () => {
    const links =
      '[a](/search?q=x) [b](/africa/places#list) [c](/destinations/benin) [d](https://example.org/)'
    content.write(PAGE, `${TOGO}\n${links}\n`)
    expect(content.errors()).toEqual([])
  })

  it('reports a page that begins with a heading', () => {
    const start = TOGO.lastIndexOf('---\n') + '---\n'.length
    const opening = TOGO.slice(start, TOGO.indexOf('## Why go'))
    content.write(PAGE, TOGO.replace(opening, '').replace('## Why go\n', `## Why go\n${opening}\n`))
    const line = TOGO.slice(0, start).split('\n').length
    expect(content.errors()).toEqual([
      `content/${PAGE}:${line}: there is no text before the first heading; expected opening paragraphs`,
    ])
  })
})
