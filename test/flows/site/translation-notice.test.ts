import { describe, expect, it } from 'vitest'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const NOTICE = 'translation-notice'
const ENGLISH = /<(\w+)[^>]* lang="en"[^>]*>(.*?)<\/\1>/gs

const mainOf = async (path: string): Promise<string> =>
  /<main.*?<\/main>/s.exec(await (await fetchSite(path)).text())?.[0] ?? ''

const COMPLETE = ['/sitemaps', '/trips', '/newsletter/letters', '/best-in-travel?category=cities']

describe.each(TRANSLATED_TAGS)('the note that parts of a page are in English, in %s', (tag) => {
  it.each(COMPLETE)('is not on %s, which has none', async (path) => {
    const main = await mainOf(`/${tag}${path}`)
    expect([...main.matchAll(ENGLISH)].map(([, , text]) => text)).toEqual([])
    expect(main).not.toContain(NOTICE)
  })

  it('is on a guide whose prose is English', async () => {
    const main = await mainOf(`/${tag}/destinations/niue`)
    expect(main).toContain(NOTICE)
    expect(main).toMatch(ENGLISH)
  })
})
