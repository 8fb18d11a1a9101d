import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { hashMapArt } from '#tools/compile/prepare/hash-sources.ts'
import { readPrecomputedMaps } from './precomputed-maps.ts'

describe('the drawn maps of the repository', () => {
  it('are those of the present code: `npm run geodata:maps` draws them again', () => {
    // Otherwise the first compilation of a checkout draws all of them, which takes longer than everything else.
    expect(readPrecomputedMaps(hashMapArt(PROJECT_ROOT)).size).toBeGreaterThan(0)
  })
})
