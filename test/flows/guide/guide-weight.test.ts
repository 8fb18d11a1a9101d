import { expect, it } from 'vitest'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

/** 40 KB (F35). */
const HEAVIEST_BYTES = 40 * 1024

async function gzipBytes(response: Response): Promise<number> {
  if (response.body === null) throw new Error('the page has no body')
  const packed = response.body.pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength
}

it('the longest guide stays within its size limit when compressed (F35)', async () => {
  const sitemap = await (await fetchSite('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*\/destinations\/[^<]*)<\/loc>/g)].map(([, address]) =>
    (address ?? '').slice(WORKER_ORIGIN.length),
  )
  expect(paths.length).toBeGreaterThan(300)
  const heavy: string[] = []
  for (const path of paths) {
    const bytes = await gzipBytes(await fetchSite(path))
    if (bytes > HEAVIEST_BYTES) heavy.push(`${path} ${bytes}`)
  }
  expect(heavy).toEqual([])
})
