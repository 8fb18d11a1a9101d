import { describe, expect, it } from 'vitest'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { createDeviceCaches, type DeviceCaches } from '#test/support/worker/offline/device-caches.ts'
import { type DownloadTools, downloadGuide, removeGuide } from './download-guide.ts'
import { DownloadError } from './fetch-file.ts'
import { readCompleteGuides, readOfflineGuides } from './offline-guides.ts'

const SITE_HEADERS = { 'cross-origin-resource-policy': 'same-origin', 'cache-control': 'public, max-age=60' }
const FILES: Readonly<Record<string, string>> = {
  '/destinations/japan':
    '<img src="/posters/japan.aaaaaa/4x5-print.svg"><img src="/posters/day.bbbbbb/1x1-thumb.svg">',
  '/posters/japan.aaaaaa/4x5-print.svg': '<svg/>',
  '/posters/day.bbbbbb/1x1-thumb.svg': '<svg/>',
  '/pocket/search/destinations/japan.json': '{"documents":[]}',
}

const manifestOf = (build: string): GuideManifest => ({
  path: '/destinations/japan',
  name: 'Japan',
  kind: 'country',
  picture: '/posters/japan.aaaaaa/4x5-print.svg',
  build,
  pages: ['/destinations/japan'],
  files: [
    ['/destinations/japan', 100],
    ['/posters/japan.aaaaaa/4x5-print.svg', 6],
    ['/pocket/search/destinations/japan.json', 16],
  ],
})

/** The request options that the test checks; the types of the test runtime lack those that only browsers have. */
type FetchInit = { readonly credentials?: string; readonly cache?: string }

/** A fake site that responds from a table and records each request. */
function createTools(
  caches: DeviceCaches,
  respond: (path: string) => Response | Promise<Response> = respondFromTable,
) {
  const requests: { readonly path: string; readonly init: { credentials?: string; cache?: string } }[] = []
  const progress: number[] = []
  const fetchFake = async (address: unknown, init: FetchInit = {}): Promise<Response> => {
    requests.push({ path: String(address), init })
    return respond(String(address))
  }
  const downloadTools: DownloadTools = {
    caches,
    fetch: fetchFake as typeof fetch,
    signal: new AbortController().signal,
    delay: async () => undefined,
    onProgress: ({ bytes }) => progress.push(bytes),
    nowIso: () => '2026-11-22T12:00:00Z',
  }
  return { downloadTools, requests, progress }
}

function respondFromTable(path: string): Response {
  const type = path.includes('.') ? 'image/svg+xml' : 'text/html; charset=UTF-8'
  return new Response(FILES[path] ?? '', { headers: { ...SITE_HEADERS, 'content-type': type } })
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'downloaded',
    (error: unknown) => (error instanceof DownloadError ? error.reason : error),
  )

describe('downloadGuide', () => {
  it('downloads every file of the manifest and the subresources of its pages, without credentials', async () => {
    const caches = createDeviceCaches()
    const { downloadTools, requests, progress } = createTools(caches)
    await downloadGuide(manifestOf('one'), downloadTools)
    expect(await caches.list()).toEqual({
      'fernway-guide:one:/destinations/japan': [...Object.keys(FILES), '/pocket/kept.json'].sort(),
    })
    expect(requests.map(({ init }) => [init.credentials, init.cache])).toEqual(
      requests.map(() => ['omit', 'no-store']),
    )
    expect(progress.at(-1)).toBe(122)
    expect((await readCompleteGuides(caches)).map(({ downloadedAt }) => downloadedAt)).toEqual([
      '2026-11-22T12:00:00Z',
    ])
    // Devices have records of earlier versions, so the stored name of the time does not change.
    const record = await caches.match('/pocket/kept.json')
    expect(await record?.json()).toHaveProperty('keptAt', '2026-11-22T12:00:00Z')
  })

  it('resumes a cancelled download and fetches no file twice', async () => {
    const caches = createDeviceCaches()
    const failingAtImages = createTools(caches, (path) => {
      if (path.endsWith('.svg')) throw new TypeError('network')
      return respondFromTable(path)
    })
    expect(await failureOf(downloadGuide(manifestOf('one'), failingAtImages.downloadTools))).toBe('offline')
    expect(await readCompleteGuides(caches)).toEqual([])
    expect((await readOfflineGuides(caches)).map(({ downloadedAt }) => downloadedAt)).toEqual([null])
    const second = createTools(caches)
    await downloadGuide(manifestOf('one'), second.downloadTools)
    expect(second.requests.map(({ path }) => path)).not.toContain('/destinations/japan')
    expect(await readCompleteGuides(caches)).toHaveLength(1)
    const third = createTools(caches)
    await downloadGuide(manifestOf('one'), third.downloadTools)
    expect(third.requests).toEqual([])
  })

  it('replaces an earlier build only when the download is complete, and copies unchanged files', async () => {
    const caches = createDeviceCaches()
    await downloadGuide(manifestOf('one'), createTools(caches).downloadTools)
    const failing = createTools(caches, () => new Response('', { status: 502 }))
    expect(await failureOf(downloadGuide(manifestOf('two'), failing.downloadTools))).toBe('offline')
    expect((await readCompleteGuides(caches)).map(({ manifest }) => manifest.build)).toEqual(['one'])
    const update = createTools(caches)
    await downloadGuide(manifestOf('two'), update.downloadTools)
    expect(update.requests.map(({ path }) => path).filter((path) => path.startsWith('/posters/'))).toEqual([])
    expect(Object.keys(await caches.list())).toEqual(['fernway-guide:two:/destinations/japan'])
  })

  it('preserves downloaded guides when the quota is exceeded, and deletes the incomplete guide', async () => {
    const caches = createDeviceCaches(2000)
    await downloadGuide(manifestOf('one'), createTools(caches).downloadTools)
    const large = createTools(caches, () => new Response('x'.repeat(3000), { headers: SITE_HEADERS }))
    const other = {
      ...manifestOf('one'),
      path: '/destinations/chile',
      files: [['/destinations/chile', 3000]] as const,
    }
    expect(await failureOf(downloadGuide(other, large.downloadTools))).toBe('quota exceeded')
    expect(Object.keys(await caches.list())).toEqual(['fernway-guide:one:/destinations/japan'])
  })

  it.each([
    ['private, no-store', 'same-origin', 'failed'],
    ['no-store', 'same-origin', 'failed'],
    ['public', 'cross-origin', 'offline'],
  ])(
    'stores no private response and no response of another site (%s, %s: %s)',
    async (cacheControl, resourcePolicy, reason) => {
      const caches = createDeviceCaches()
      const headers = { 'cache-control': cacheControl, 'cross-origin-resource-policy': resourcePolicy }
      const { downloadTools } = createTools(caches, () => new Response('mine', { headers }))
      expect(await failureOf(downloadGuide(manifestOf('one'), downloadTools))).toBe(reason)
      expect(Object.values(await caches.list())).toEqual([['/pocket/kept.json']])
    },
  )

  it('fails when a page belongs to another build', async () => {
    const caches = createDeviceCaches()
    const { downloadTools } = createTools(caches, (path) => {
      const html = '<script type="module" src="/assets/entry-of-tomorrow.js"></script>'
      return path === '/destinations/japan'
        ? new Response(html, { headers: { ...SITE_HEADERS, 'content-type': 'text/html' } })
        : respondFromTable(path)
    })
    expect(await failureOf(downloadGuide(manifestOf('one'), downloadTools))).toBe('build changed')
    expect(await readCompleteGuides(caches)).toEqual([])
  })

  it('retries after Retry-After, and gives up after the maximum number of retries', async () => {
    const caches = createDeviceCaches()
    let refusals = 1
    const busyOnce = createTools(caches, (path) => {
      refusals -= 1
      return refusals < 0
        ? respondFromTable(path)
        : new Response('', { status: 429, headers: { 'retry-after': '60' } })
    })
    await downloadGuide(manifestOf('one'), busyOnce.downloadTools)
    const alwaysBusy = createTools(createDeviceCaches(), () => new Response('', { status: 503 }))
    expect(await failureOf(downloadGuide(manifestOf('one'), alwaysBusy.downloadTools))).toBe('busy')
  })

  it('stops when the signal is aborted', async () => {
    const caches = createDeviceCaches()
    const controller = new AbortController()
    const { downloadTools } = createTools(caches, (path) => {
      controller.abort()
      return respondFromTable(path)
    })
    expect(
      await failureOf(downloadGuide(manifestOf('one'), { ...downloadTools, signal: controller.signal })),
    ).toBe('cancelled')
  })

  it('removes a guide and its incomplete downloads from the device', async () => {
    const caches = createDeviceCaches()
    await downloadGuide(manifestOf('one'), createTools(caches).downloadTools)
    await removeGuide(caches, '/destinations/japan')
    expect(await caches.list()).toEqual({})
  })

  it('does not recreate a cache when the guides are read during a removal', async () => {
    const caches = createDeviceCaches()
    await downloadGuide(manifestOf('one'), createTools(caches).downloadTools)
    // The readers list the cache names before the removal and read each cache after it.
    const readers = Array.from({ length: 3 }, () => readOfflineGuides(caches))
    await Promise.all([removeGuide(caches, '/destinations/japan'), ...readers])
    const staleCaches = { ...caches, keys: async () => ['fernway-guide:one:/destinations/japan'] }
    expect(await readOfflineGuides(staleCaches)).toEqual([])
    expect(await caches.list()).toEqual({})
  })
})
