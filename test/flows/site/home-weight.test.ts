import { expect, it } from 'vitest'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

/** What arrives with the first round trip of a connection, with room to spare (docs/requirements/figures.md, F7). */
const MAX_HOME_BYTES = 13_500

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
    expect(size).toBeLessThanOrEqual(MAX_HOME_BYTES)
  },
)
