import { expect, it } from 'vitest'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { createDeviceCaches, type DeviceCaches } from '#test/support/worker/offline/device-caches.ts'
import type { DownloadProgress } from './download-guide.ts'
import type { DownloaderTools } from './guide-downloader.ts'
import { downloadGuides, measureGuides } from './guide-set.ts'
import { readCompleteGuides } from './offline-guides.ts'

const JAPAN = '/destinations/japan'
const KYOTO = '/destinations/japan/kyoto'
const FIJI = '/destinations/fiji'
const STORY = '/articles/games-for-the-wait'
const HEADERS = { 'cross-origin-resource-policy': 'same-origin', 'cache-control': 'public, max-age=60' }
const signal = new AbortController().signal

const manifestOf = (path: string, pages: readonly string[], bytes: number): GuideManifest => ({
  ...{ path, name: path, kind: 'country', picture: '', build: 'one', pages },
  files: pages.map((page) => [page, bytes]),
})
const MANIFESTS: Readonly<Record<string, GuideManifest>> = {
  [JAPAN]: manifestOf(JAPAN, [JAPAN, KYOTO], 100),
  [STORY]: { ...manifestOf(STORY, [STORY], 40), kind: 'article' },
  [KYOTO]: manifestOf(KYOTO, [KYOTO, JAPAN], 100),
  [FIJI]: manifestOf(FIJI, [FIJI], 30),
}

function createDevice(caches: DeviceCaches, respond = respondFromTable) {
  const requests: string[] = []
  const device: DownloaderTools = {
    caches,
    fetch: (async (address: unknown) => {
      requests.push(String(address))
      return respond(String(address))
    }) as typeof fetch,
    delay: () => Promise.resolve(),
    withLock: (_path, work) => work(),
    withStolenLock: (_path, work) => work(),
    nowIso: () => '2026-11-27T12:00:00Z',
    onDownloadStart: () => Promise.resolve(),
    onChanged: () => undefined,
  }
  return { device, requests }
}

function respondFromTable(address: string): Response {
  const path = /^\/pocket\/guides(.*)\.json$/.exec(address)?.[1]
  if (path === undefined) return new Response(`text of ${address}`, { headers: HEADERS })
  const manifest = MANIFESTS[path]
  return manifest === undefined
    ? new Response('', { status: 404, headers: HEADERS })
    : Response.json(manifest, { headers: HEADERS })
}

it('measures the guides that the device has not, a country with its places once', async () => {
  const caches = createDeviceCaches()
  const { device } = createDevice(caches)
  const set = await measureGuides([KYOTO, JAPAN, '/about', FIJI, JAPAN], device, signal)
  expect(set).toEqual({ manifests: [MANIFESTS[JAPAN], MANIFESTS[FIJI]], bytes: 230, missing: ['/about'] })
  await downloadGuides({ ...set, manifests: set.manifests.slice(0, 1) }, device, {
    signal,
    onProgress: () => {},
  })
  expect((await measureGuides([JAPAN, FIJI], device, signal)).bytes).toBe(30)
})

it('measures a story that no guide of the set contains', async () => {
  const { device } = createDevice(createDeviceCaches())
  expect((await measureGuides([FIJI, STORY], device, signal)).bytes).toBe(70)
})

it('downloads every guide and reports the progress of the set', async () => {
  const caches = createDeviceCaches()
  const { device } = createDevice(caches)
  const seen: DownloadProgress[] = []
  const set = await measureGuides([JAPAN, FIJI], device, signal)
  await downloadGuides(set, device, { signal, onProgress: (progress) => seen.push(progress) })
  expect((await readCompleteGuides(caches)).map(({ manifest }) => manifest.path).sort()).toEqual([
    FIJI,
    JAPAN,
  ])
  expect(seen.map(({ bytes }) => bytes)).toEqual([100, 200, 230])
  expect(seen.at(-1)).toEqual({ files: 3, totalFiles: 3, bytes: 230 })
})

it('retains complete guides when a later one fails, and resumes', async () => {
  const caches = createDeviceCaches()
  const failing = createDevice(caches, (address) => {
    if (address === FIJI) throw new TypeError('network')
    return respondFromTable(address)
  })
  const set = await measureGuides([JAPAN, FIJI], failing.device, signal)
  const options = { signal, onProgress: () => undefined }
  await expect(downloadGuides(set, failing.device, options)).rejects.toMatchObject({ reason: 'offline' })
  const second = createDevice(caches)
  await downloadGuides(set, second.device, options)
  expect(second.requests).toEqual([FIJI])
  expect(await readCompleteGuides(caches)).toHaveLength(2)
})

it('fails when the site does not respond, instead of measuring a part', async () => {
  const { device } = createDevice(createDeviceCaches(), () => {
    throw new TypeError('network')
  })
  await expect(measureGuides([JAPAN], device, signal)).rejects.toMatchObject({ reason: 'offline' })
})
