import { expect, it } from 'vitest'
import { preloadedImports } from './minimal-preload.ts'

const PANEL = 'assets/panel-1a2b3c4d.js'
const KIT = 'assets/kit-5e6f7a8b.js'

it('the imports of a chunk are preloaded with it, but not the chunk itself', () => {
  const importer = { hostId: 'assets/idle-parts-9c0d1e2f.js' }
  expect(preloadedImports(PANEL, [PANEL, KIT], importer)).toEqual([KIT])
})

it('the entry script names no file besides those that it imports', () => {
  expect(preloadedImports(PANEL, [PANEL, KIT], { hostId: 'assets/entry-9c0d1e2f.js' })).toEqual([])
})

it('files that every page has loaded before are not named', () => {
  const importer = { hostId: 'assets/idle-parts-9c0d1e2f.js' }
  const loaded = ['assets/entry-9c0d1e2f.js', 'assets/rolldown-runtime-3a4b5c6d.js']
  expect(preloadedImports(PANEL, [PANEL, ...loaded, KIT], importer)).toEqual([KIT])
})
