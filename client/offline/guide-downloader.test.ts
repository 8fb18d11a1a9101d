import { describe, expect, it } from 'vitest'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { DownloadError } from './fetch-file.ts'
import { downloadLatest } from './guide-downloader.ts'

const editionOf = (build: string): GuideManifest => ({
  ...{ path: '/destinations/japan', name: 'Japan', kind: 'country', picture: '', pages: [], files: [] },
  build,
})

/** A site that is of another build each time it is asked. */
function changingSite(): () => Promise<GuideManifest> {
  const builds = ['one', 'two', 'three']
  return async () => editionOf(builds.shift() ?? 'last')
}

describe('keeping the edition of now', () => {
  it('begins once more when the site became another build on the way', async () => {
    const tried: string[] = []
    const kept = await downloadLatest(changingSite(), async ({ build }) => {
      tried.push(build)
      if (build === 'one') throw new DownloadError('changed')
    })
    expect([tried, kept.build]).toEqual([['one', 'two'], 'two'])
  })

  it.each(['changed', 'no room'] as const)('gives up for good: %s', async (reason) => {
    const keeping = downloadLatest(changingSite(), async () => {
      throw new DownloadError(reason)
    })
    await expect(keeping).rejects.toMatchObject({ reason })
  })
})
