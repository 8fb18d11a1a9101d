import { describe, expect, it } from 'vitest'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'

const content = setUpContent()
const PAGE = 'destinations/africa/togo.md'

const FRAME = "  title: From the coast to the hills\n  caption: 'Heights above the sea, rounded.'\n"
const withDiagram = (lines: string): string => `diagram:\n${lines}written:`
const section = (rows: string): string =>
  withDiagram(`  kind: section\n${FRAME}  shape: hill\n  rows:\n${rows}`)
const row = (fields: string): string => `    - { ${fields} }\n`
const ROWS =
  row('name: Agou, m: 986') + row('name: Kpalimé, m: 250') + row('text: The coast, m: 0, water: true')

describe('errors in the diagram of a guide', () => {
  it.each([
    [
      'an unknown kind',
      withDiagram(`  kind: pie\n${FRAME}  rows: []\n`),
      /"diagram\.kind" is "pie".*; expected a diagram of the kind section, line, profile, year or sizes/,
    ],
    [
      'no rows',
      withDiagram(`  kind: section\n${FRAME}  shape: hill\n  rows: []\n`),
      /"diagram\.rows" is \[\]; expected 3 to 9 rows/,
    ],
    [
      'rows that are not in order',
      section(row('name: Kpalimé, m: 250') + ROWS),
      /"diagram\.rows" is .*; expected rows from the highest to the lowest/,
    ],
    [
      'a row with a name and a text',
      section(row('name: Agou, text: A hill, m: 990') + ROWS),
      /"diagram\.rows\[1\]" is .*; expected a name or a text, not both/,
    ],
    [
      'a label that no phone has room for',
      section(row(`name: ${'Ouagadougou'.repeat(4)}, m: 990`) + ROWS),
      /"diagram\.rows\[1\]\.name" is .*; expected text of 2 to 32 characters/,
    ],
    [
      'a height that is no number',
      section(row('name: Agou, m: high') + ROWS),
      /"diagram\.rows\[1\]\.m" is "high".*; expected metres/,
    ],
    [
      'a field of another kind',
      section(row('name: Agou, months: [1, 2], m: 990') + ROWS),
      /"diagram\.rows\[1\]\.months" is not a known field/,
    ],
    [
      'a month that does not exist',
      withDiagram(
        `  kind: year\n${FRAME}  rows:\n${['[1, 2]', '[0, 3]', '[4, 4]'].map((months) => row(`text: Rain, months: ${months}`)).join('')}`,
      ),
      /"diagram\.rows\[2\]\.months\[1\]" is 0; expected a month from 1 to 12/,
    ],
    [
      'positions without a unit',
      withDiagram(
        `  kind: line\n${FRAME}  by: rail\n  rows:\n${[1, 2, 3].map((at) => row(`name: Stop ${at}, at: ${at}`)).join('')}`,
      ),
      /"diagram" is .*; expected a unit and positions of rows, or neither/,
    ],
    [
      'stops of a profile that would cover each other',
      withDiagram(
        `  kind: profile\n${FRAME}  rows:\n${[0, 1, 100].map((km) => row(`name: Stop ${km}, km: ${km}, m: 1`)).join('')}`,
      ),
      /"diagram\.rows" is .*; expected kilometres in ascending order/,
    ],
  ])('%s', (_what, lines, expected) => {
    const problems = content.errorsAfter(PAGE, 'written:', lines)
    expect(problems).toEqual([expect.stringMatching(expected)])
  })

  it('accepts a diagram without any', () => {
    expect(content.errorsAfter(PAGE, 'written:', section(ROWS))).toEqual([])
  })
})
