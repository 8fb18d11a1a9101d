import { expect, it } from 'vitest'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { createDeviceCaches } from '#test/support/worker/offline/device-caches.ts'
import type { DownloaderTools } from './guide-downloader.ts'
import { cacheNameOf, readCompleteGuides, writeGuideRecord } from './offline-guides.ts'
import { updateAll } from './update-all.ts'

const HEADERS = { 'cross-origin-resource-policy': 'same-origin', 'cache-control': 'public, max-age=60' }
const manifestOf = (name: string, build: string): GuideManifest => ({
  ...{ path: `/articles/${name}`, name, kind: 'article', picture: '', pages: [], build },
  files: [[`/articles/${name}`, 10]],
})

/** A device with two guides of an earlier build, the one that the site does not have any more being the newest. */
async function createDevice(respond: (address: string) => Response) {
  const caches = createDeviceCaches()
  for (const [name, hour] of [
    ['snow', '10'],
    ['removed', '11'],
  ] as const) {
    const manifest = manifestOf(name, 'one')
    const cache = await caches.open(cacheNameOf(manifest))
    await writeGuideRecord(cache, { manifest, downloadedAt: `2026-11-22T${hour}:00:00Z` })
  }
  const device: DownloaderTools = {
    caches,
    fetch: (async (address: unknown) => respond(String(address))) as typeof fetch,
    delay: () => Promise.resolve(),
    withLock: (_path, work) => work(),
    withStolenLock: (_path, work) => work(),
    nowIso: () => '2026-11-30T12:00:00Z',
    onDownloadStart: () => Promise.resolve(),
    onChanged: () => undefined,
  }
  return device
}

it('updates the other guides when the site does not have one any more, and names it', async () => {
  const device = await createDevice((address) => {
    if (address.includes('removed')) return new Response('', { status: 404, headers: HEADERS })
    return address.startsWith('/pocket/')
      ? Response.json(manifestOf('snow', 'two'), { headers: HEADERS })
      : new Response('snow', { headers: HEADERS })
  })
  const guides = await readCompleteGuides(device.caches)
  const shown: string[] = []
  expect(await updateAll(guides, device, (text) => shown.push(text))).toEqual(['removed'])
  expect(shown).toEqual(['1 of 2: removed', '2 of 2: snow'])
  const builds = (await readCompleteGuides(device.caches)).map(({ manifest }) => [
    manifest.name,
    manifest.build,
  ])
  expect(builds).toEqual([
    ['snow', 'two'],
    ['removed', 'one'],
  ])
})

it('fails when the site does not respond', async () => {
  const device = await createDevice(() => {
    throw new TypeError('network')
  })
  const guides = await readCompleteGuides(device.caches)
  await expect(updateAll(guides, device, () => undefined)).rejects.toMatchObject({ reason: 'offline' })
})
