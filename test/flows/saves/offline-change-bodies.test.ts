import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import { answerOf, deliver, listsOf, noting, saving } from '#test/support/worker/saves/offline-changes.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { KYOTO } from '#test/support/worker/visitor-with-saves.ts'

const CHANGES = '/api/saves/changes'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

describe('body of a delivery of offline changes', () => {
  it.each([{ changes: 7 }, {}, [], null])('a body that is no list of changes is rejected', async (body) => {
    const ana = await signInMember(site)
    expect((await ana.json(CHANGES, body)).status).toBe(400)
  })

  it('a delivery of more than fifty changes, or of more than 256 kB, is rejected with 413', async () => {
    const ana = await signInMember(site)
    const many = Array.from({ length: 51 }, () => saving(KYOTO))
    const long = noting(KYOTO, 'x'.repeat(260_000), '')
    for (const changes of [many, [long]]) expect((await ana.json(CHANGES, { changes })).status).toBe(413)
  })

  it('a note is not refused because the earlier note is long', async () => {
    const ana = await signInMember(site)
    await deliver(ana, saving(KYOTO))
    expect((await answerOf(deliver(ana, noting(KYOTO, 'In May.', 'x'.repeat(70_000))))).refused).toEqual([])
    expect(await listsOf(ana)).toEqual([['Saves', `${KYOTO}: In May.`]])
  })

  it('fifty notes of 500 Japanese letters of an earlier script are accepted in one delivery', async () => {
    const ana = await signInMember(site)
    const paths = Array.from({ length: 50 }, (_, index) => `/destinations/japan/place-${index}`)
    await ana.json('/api/saves/merge', { paths })
    const text = '\u3042'.repeat(500)
    const notes = paths.map((path) => noting(path, text, text))
    expect((await answerOf(deliver(ana, ...notes))).refused).toEqual([])
  })
})
