import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locateErrors } from './locate-errors.ts'

const SOURCE = `---
name: Lisbon
---
The tram climbs to the old castle on the hill.

They sit in the
the harbour. “The tram climbs, to the old castle on the hill.”
`

function linesOf(passage: string | undefined): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content/lisbon.md'), SOURCE)
  const error = { file: 'content/lisbon.md', line: 1, problem: 'a problem', expected: 'none' }
  return locateErrors(join(folder, 'content'), [passage === undefined ? error : { ...error, passage }]).map(
    ({ line }) => line,
  )
}

it.each([
  ['the the', 6],
  ['the tram climbs to the old castle', 7],
  ['words that stand nowhere', 1],
  [undefined, 1],
] as const)('gives %s line %d', (passage, line) => {
  expect(linesOf(passage)).toEqual([line])
})
