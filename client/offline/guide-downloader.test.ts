import { describe, expect, it } from 'vitest'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { DownloadError } from './fetch-file.ts'
import { downloadLatest } from './guide-downloader.ts'

const manifestOf = (build: string): GuideManifest => ({
  ...{ path: '/destinations/japan', name: 'Japan', kind: 'country', picture: '', pages: [], files: [] },
  build,
})

/** A site that is redeployed between two requests. */
function changingSite(): () => Promise<GuideManifest> {
  const builds = ['one', 'two', 'three']
  return async () => manifestOf(builds.shift() ?? 'last')
}

describe('downloadLatest', () => {
  it('starts again once when the site is redeployed during the download', async () => {
    const attempts: string[] = []
    const manifest = await downloadLatest(changingSite(), async ({ build }) => {
      attempts.push(build)
      if (build === 'one') throw new DownloadError('build changed')
    })
    expect([attempts, manifest.build]).toEqual([['one', 'two'], 'two'])
  })

  it.each(['build changed', 'quota exceeded'] as const)(
    'rejects when it fails for the reason "%s"',
    async (reason) => {
      const result = downloadLatest(changingSite(), async () => {
        throw new DownloadError(reason)
      })
      await expect(result).rejects.toMatchObject({ reason })
    },
  )
})
