import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createLocalStoreMarker } from './local-store-marker.ts'
import { readSearchDocuments } from './search/read-search-documents.ts'
import { rebuildLocalIndex } from './search/rebuild-local-index.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'fernway-note-'))
afterAll(() => rmSync(stateDir, { recursive: true, force: true }))

it('matches the text that was written last, and nothing when there is no store', () => {
  const note = createLocalStoreMarker(stateDir, 'r2', 'stocked')
  expect(note.matches('')).toBe(false)
  note.write('one')
  note.write('two')
  expect([note.matches('one'), note.matches('two')]).toEqual([false, true])
})

it('skips a search index of the same content, and rebuilds one of other content', async () => {
  const note = createLocalStoreMarker(stateDir, 'd1', 'filled-SEARCH')
  note.write(readSearchDocuments(process.cwd()).version)
  expect(await rebuildLocalIndex(stateDir)).toBe(false)
  expect(existsSync(join(stateDir, 'v3', 'd1', 'miniflare-D1DatabaseObject'))).toBe(false)
  note.write('another')
  await expect(rebuildLocalIndex(stateDir)).rejects.toThrow('search_')
})
