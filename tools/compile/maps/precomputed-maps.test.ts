import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { hashMapArt, hashMapLayers } from '#tools/compile/prepare/hash-sources.ts'
import { readPackedMaps } from './precomputed-maps.ts'

it('the maps of the repository and what is drawn over them are those of the present code: `npm run geodata:maps` draws them again', () => {
  // Otherwise each compilation of a fresh checkout draws all of them, which takes longer than everything else.
  const hashes = { sourceHash: hashMapArt(PROJECT_ROOT), layerHash: hashMapLayers(PROJECT_ROOT) }
  expect(readPackedMaps()?.hashes).toEqual(hashes)
})
