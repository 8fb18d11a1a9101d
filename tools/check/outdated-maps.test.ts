import { expect, it } from 'vitest'
import { readPackedMaps } from '#tools/compile/maps/precomputed-maps.ts'
import { findOutdatedMaps } from './outdated-maps.ts'

it('findOutdatedMaps accepts the maps of the present code, and names the command when there are others or none', () => {
  const root = process.cwd()
  expect(findOutdatedMaps(root)).toEqual([])
  const hashes = readPackedMaps()?.hashes
  if (hashes === undefined) throw new Error('the repository has no drawn maps')
  const line = expect.stringContaining('npm run geodata:maps')
  expect(findOutdatedMaps(root, { ...hashes, sourceHash: 'other' })).toEqual([line])
  expect(findOutdatedMaps(root, { ...hashes, layerHash: 'other' })).toEqual([line])
  expect(findOutdatedMaps(root, null)).toEqual([line])
})
