import { describe, expect, it } from 'vitest'
import { KARA, TOGO } from '#tools/compile/fixtures/content-samples.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'

const content = setUpContent()

describe('errors in the folders', () => {
  it.each([
    [
      'a kind that does not fit',
      'destinations/africa/ghana.md',
      KARA.replaceAll(/\[9\.\d+, 1\.\d+\]/g, '[9.4, -0.85]'),
      /ghana\.md:3: kind region does not fit the folder; expected country/,
    ],
    [
      'a country inside a country',
      'destinations/africa/togo/lome.md',
      TOGO,
      /lome\.md:3: kind country does not fit the folder; expected region or city/,
    ],
    [
      'an unknown continent',
      'destinations/atlantis/togo.md',
      TOGO,
      /:1: “atlantis” is not a continent of the guide; expected a folder of africa/,
    ],
    [
      'an unknown country',
      'destinations/africa/wakanda.md',
      TOGO,
      /:1: “wakanda” is not a country; expected the kebab-case English name/,
    ],
    [
      'a country in the wrong continent',
      'destinations/asia/ghana.md',
      TOGO,
      /:1: Ghana does not belong to asia; expected the folder africa/,
    ],
    [
      'a place in a region without a file',
      'destinations/africa/togo/maritime/aneho.md',
      KARA,
      /:1: there is no region \/destinations\/togo\/maritime; expected a file of kind region/,
    ],
    [
      'a file too deep',
      'destinations/africa/togo/kara/a/b.md',
      KARA,
      /:1: the file is 5 folders deep; expected <continent>/,
    ],
    ['a file too high', 'destinations/africa.md', TOGO, /:1: “africa” is not|:1: the file is 1 folders deep/],
    [
      'a name that is no slug',
      'destinations/africa/togo/Lomé_2.md',
      KARA.replace('name: Kara', 'name: Lomé'),
      /:1: “Lomé_2” cannot be part of an address; expected a–z/,
    ],
  ])('reports %s', (_what, name, text, message) => {
    content.write(name, text)
    const errors = content.errors()
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
    expect(errors[0]?.startsWith(`content/${name}:`)).toBe(true)
  })

  it('reports two places of one parent with the same name', () => {
    content.write('destinations/africa/togo/kara-hills.md', KARA.replace('name: Kara', 'name: KÁRA'))
    expect(content.errors()).toEqual([
      'content/destinations/africa/togo/kara.md:2: content/destinations/africa/togo/kara-hills.md is called KÁRA too; expected a unique name',
    ])
  })

  it('accepts a city in a region', () => {
    content.write('destinations/africa/togo/kara/niamtougou.md', KARA.replace('region', 'city'))
    expect(content.errors()).toEqual([])
  })
})
