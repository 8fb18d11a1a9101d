import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TOGO } from './content-samples.ts'
import { setUpContent } from './set-up-content.ts'

const content = setUpContent()
const PAGE = 'destinations/africa/togo.md'

describe('content without faults', () => {
  it('gives no errors', () => {
    expect(content.errors()).toEqual([])
  })
})

describe('several faults', () => {
  it('are all reported in one run, in the order of files and lines', () => {
    content.write(
      PAGE,
      `${TOGO.replace('kind: country', 'kind: village')}\n<hr>\n\nA vibrant [hole](/hole).\n`,
    )
    content.write('footer.yaml', '- heading: A\n  links:\n    - label: B\n      href: /b\n')
    const errors = content.errors()
    const end = TOGO.split('\n').length
    expect(errors.map((error) => error.replace(/: .*/, ''))).toEqual([
      'content/destinations/africa/togo.md:3',
      `content/destinations/africa/togo.md:${end + 1}`,
      `content/destinations/africa/togo.md:${end + 3}`,
      `content/destinations/africa/togo.md:${end + 3}`,
      'content/footer.yaml:4',
    ])
  })
})

describe('a file that is no text', () => {
  it('is reported where its first unreadable letter stands', () => {
    writeFileSync(
      join(content.contentDir(), PAGE),
      Buffer.from(TOGO.replace('name: Togo', 'name: Tog\u00f3'), 'latin1'),
    )
    expect(content.errors()).toContainEqual(
      'content/destinations/africa/togo.md:2: a letter here cannot be read; expected the file saved as UTF-8',
    )
  })

  it('is passed over when it is a folder', () => {
    mkdirSync(join(content.contentDir(), 'articles/road-trips/notes.md'), { recursive: true })
    expect(content.errors()).toEqual([])
  })
})
