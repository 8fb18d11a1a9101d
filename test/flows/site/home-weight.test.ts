import { expect, it } from 'vitest'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

/** What arrives with the first round trip of a connection; the English page has room to spare (F7). */
const FIRST_ROUND_TRIP_BYTES = 14_336
const MAX_ENGLISH_BYTES = 13_500

async function gzippedSize(body: ReadableStream): Promise<number> {
  const zipped = body.pipeThrough(new CompressionStream('gzip'))
  return (await new Response(zipped).arrayBuffer()).byteLength
}

it.each(['/', ...TRANSLATED_TAGS.map((tag) => `/${tag}`)])(
  'the HTML of the home page %s is small',
  async (path) => {
    const { body } = await fetchSite(path)
    if (body === null) throw new Error(`${path} is empty`)
    const size = await gzippedSize(body)
    console.log(`home page ${path}: ${size} bytes gzip`)
    expect(size).toBeGreaterThan(5000)
    expect(size).toBeLessThanOrEqual(path === '/' ? MAX_ENGLISH_BYTES : FIRST_ROUND_TRIP_BYTES)
  },
)
