import { beforeAll, expect, it } from 'vitest'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { sampleOf } from '#test/support/sample.ts'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

/** 40 KB (F35). */
const HEAVIEST_BYTES = 40 * 1024
/** English guides that are lighter stay within the limit in every language: translations add less than a sixth. */
const DOUBTFUL_BYTES = 34 * 1024

const weights = new Map<string, number>()

async function gzipBytes(response: Response): Promise<number> {
  if (response.body === null) throw new Error('the page has no body')
  const packed = response.body.pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength
}

const heaviest = (found: Iterable<readonly [path: string, bytes: number]>): readonly string[] =>
  [...found].filter(([, bytes]) => bytes > HEAVIEST_BYTES).map(([path, bytes]) => `${path} ${bytes}`)

beforeAll(async () => {
  const sitemap = await (await fetchSite('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.slice(WORKER_ORIGIN.length),
  )
  for (const path of paths.filter((each) => each.startsWith('/destinations/')))
    weights.set(path, await gzipBytes(await fetchSite(path)))
})

it('the longest guide stays within its size limit when compressed (F35)', () => {
  expect(weights.size).toBeGreaterThan(300)
  expect(heaviest(weights)).toEqual([])
})

it.each(sampleOf(TRANSLATED_TAGS))('so it does in %s', async (tag) => {
  const doubtful = [...weights].filter(([, bytes]) => bytes > DOUBTFUL_BYTES)
  expect(doubtful.length).toBeGreaterThan(3)
  const found = new Map<string, number>()
  for (const [path] of doubtful) {
    const response = await fetchSite(localiseHref(tag, path))
    expect(response.headers.get('content-language')).toBe(tag)
    found.set(path, await gzipBytes(response))
  }
  const [path, bytes] = [...found].toSorted(([, one], [, other]) => other - one)[0] ?? []
  console.log(`${tag}: ${doubtful.length} guides, at most ${bytes} bytes (${path})`)
  expect(heaviest(found)).toEqual([])
})
