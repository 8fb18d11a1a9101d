import { describe, expect, it } from 'vitest'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { createDeviceCaches } from '#test/support/worker/offline/device-caches.ts'
import { DownloadError } from './fetch-file.ts'
import { createGuideDownloader, downloadLatest, type GuideState } from './guide-downloader.ts'
import { cacheNameOf, readOfflineGuides, writeGuideRecord } from './offline-guides.ts'

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

describe('createGuideDownloader', () => {
  it('discards a stopped update without the complete guide', async () => {
    const caches = createDeviceCaches()
    const cacheOf = (build: string) => caches.open(cacheNameOf(manifestOf(build)))
    await writeGuideRecord(await cacheOf('one'), {
      manifest: manifestOf('one'),
      downloadedAt: '2026-11-22T12:00:00Z',
    })
    await writeGuideRecord(await cacheOf('two'), { manifest: manifestOf('two'), downloadedAt: null })
    const states: GuideState[] = []
    const downloader = createGuideDownloader(
      '/destinations/japan',
      {
        caches,
        fetch: () => Promise.reject(new TypeError('network')),
        delay: async () => undefined,
        withLock: (_path, work) => work(),
        withStolenLock: (_path, work) => work(),
        nowIso: () => '2026-11-30T12:00:00Z',
        onDownloadStart: async () => undefined,
        onChanged: () => undefined,
      },
      (state) => states.push(state),
    )
    await downloader.discard()
    expect((await readOfflineGuides(caches)).map(({ manifest }) => manifest.build)).toEqual(['one'])
    expect(states.at(-1)).toMatchObject({ kind: 'kept', guide: { manifest: { build: 'one' } } })
    await downloader.remove()
    expect(await caches.list()).toEqual({})
  })
})
