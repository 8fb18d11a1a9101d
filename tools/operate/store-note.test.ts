import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fillLocalIndex } from './search/fill-local-index.ts'
import { readSearchDocuments } from './search/read-search-documents.ts'
import { storeNote } from './store-note.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'fernway-note-'))
afterAll(() => rmSync(stateDir, { recursive: true, force: true }))

it('says what was written last, and nothing where no store is', () => {
  const note = storeNote(stateDir, 'r2', 'stocked')
  expect(note.says('')).toBe(false)
  note.write('one')
  note.write('two')
  expect([note.says('one'), note.says('two')]).toEqual([false, true])
})

it('spares a search index that is of this content already, and not one of another', async () => {
  const note = storeNote(stateDir, 'd1', 'filled-SEARCH')
  note.write(readSearchDocuments(process.cwd()).version)
  expect(await fillLocalIndex(stateDir)).toBe(false)
  expect(existsSync(join(stateDir, 'v3', 'd1', 'miniflare-D1DatabaseObject'))).toBe(false)
  note.write('another')
  await expect(fillLocalIndex(stateDir)).rejects.toThrow('search_')
})
