import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createContentErrors } from '#tools/compile/text/content-error.ts'
import { readPractical } from './read-practical.ts'

const contentDir = mkdtempSync(join(tmpdir(), 'fernway-practical-'))
afterEach(() => rmSync(contentDir, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(contentDir, path)), { recursive: true })
  writeFileSync(join(contentDir, path), text)
}

it('ignores the facts of a draft, and reports those of a place that does not exist', () => {
  write('practical/france/lyon.yaml', 'asOf: 2026-11\naltitudeM: 170\n')
  write('practical/france/nowhere.yaml', 'asOf: 2026-11\n')
  write('destinations/europe/france/lyon.md', '---\ndraft: true\n---\n')
  const errors = createContentErrors()
  const withoutDrafts = readPractical({ contentDir }, () => false, errors.report)
  expect(withoutDrafts.places.size).toBe(0)
  expect(errors.list().map(({ problem }) => problem)).toEqual(['there is no place france/nowhere'])
  const withDrafts = readPractical(
    { contentDir },
    (place) => place === 'france/lyon',
    () => undefined,
  )
  expect([...withDrafts.places.keys()]).toEqual(['france/lyon'])
})
