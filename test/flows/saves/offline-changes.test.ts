import { beforeAll, describe, expect, it } from 'vitest'
import type { ChangesResponse, OfflineChange } from '#isomorphic/saves/offline-change.ts'
import { anonymousVisitor, createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import {
  answerOf,
  deliver,
  listsOf,
  noting,
  offlineChangeOf,
  saving,
} from '#test/support/worker/saves/offline-changes.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import {
  followFormRedirect,
  KYOTO,
  MAIN_LIST_PATH,
  MOROCCO,
} from '#test/support/worker/visitor-with-saves.ts'

const CHANGES = '/api/saves/changes'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

describe('synchronising offline changes', () => {
  it('offline changes are applied in order and idempotently', async () => {
    const ana = await signInMember(site)
    const changes = [
      saving(KYOTO),
      saving(MOROCCO),
      noting(KYOTO, 'In May.', ''),
      offlineChangeOf('main', { do: 'place', path: MOROCCO, index: '0' }),
      offlineChangeOf('main', { do: 'create', name: 'Japan 2027' }),
    ]
    const first = await answerOf(deliver(ana, ...changes))
    expect(first).toMatchObject({ settled: changes.map(({ key }) => key), refused: [], reasons: {} })
    await Promise.all([deliver(ana, ...changes), deliver(ana, ...changes), deliver(ana, ...changes)])
    expect(await listsOf(ana)).toEqual([['Saves', `${MOROCCO}: `, `${KYOTO}: In May.`], ['Japan 2027']])
  })

  it('the list that a change creates has the name in the language of the page', async () => {
    const ana = await signInMember(site)
    const response = await ana.json(`/de${CHANGES}`, { changes: [saving(KYOTO)] })
    expect(response.status).toBe(200)
    expect(await listsOf(ana)).toEqual([['Merkliste', `${KYOTO}: `]])
  })

  it('a resent change does not override a later undo', async () => {
    const ana = await signInMember(site)
    const change = saving(KYOTO)
    await deliver(ana, change)
    await ana.json('/api/saves', { path: KYOTO, saved: false })
    await deliver(ana, change)
    expect(await listsOf(ana)).toEqual([['Saves']])
  })

  it('changes of another device are not lost', async () => {
    const ana = await signInMember(site)
    await deliver(ana, saving(KYOTO), saving(MOROCCO))
    // One device wrote a note; the other wrote a different one, and removed an item that had no note when that device
    // last saw it.
    await deliver(ana, noting(KYOTO, 'By train.', ''), noting(MOROCCO, 'In the cool months.', ''))
    const other = [
      noting(KYOTO, 'In May.', ''),
      offlineChangeOf('main', { do: 'remove', path: MOROCCO }, ''),
      saving('/destinations/iceland'),
    ]
    expect((await answerOf(deliver(ana, ...other))).refused).toEqual([])
    expect(await listsOf(ana)).toEqual([
      ['Saves', `${KYOTO}: By train.\nIn May.`, `${MOROCCO}: In the cool months.`, '/destinations/iceland: '],
    ])
  })

  it('a note becomes public only with its own text, never together with a private note of another device', async () => {
    const ana = await signInMember(site)
    await deliver(ana, saving(KYOTO))
    const html = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'share' }))
    const link = /\/lists\/[0-9a-f]{32}/.exec(html)?.[0] ?? ''
    const sharedText = async (): Promise<string> => (await anonymousVisitor(site).get(link)).text()
    const publish = (note: string, base: string): OfflineChange =>
      offlineChangeOf('main', { do: 'note', path: KYOTO, note, shows: 'on' }, base)

    await deliver(ana, noting(KYOTO, 'The door code is 4711.', ''), publish('In May.', ''))
    expect(await listsOf(ana)).toEqual([['Saves', `${KYOTO}: The door code is 4711.\nIn May.`]])
    expect(await sharedText()).not.toMatch(/4711|In May/)
    await deliver(ana, publish('In June.', 'The door code is 4711.\nIn May.'))
    expect(await sharedText()).toContain('In June.')
  })

  it('a page or list that another device removed is restored when a note was written there', async () => {
    const ana = await signInMember(site)
    await deliver(ana, saving(KYOTO))
    const made = offlineChangeOf('main', { do: 'create', name: 'Japan 2027' })
    await deliver(ana, made)
    const list = made.key.replaceAll('-', '').slice(0, 16)
    await ana.form(`/profile/saves/${list}`, { do: 'delete' })
    await ana.json('/api/saves', { path: KYOTO, saved: false })
    await deliver(ana, noting(KYOTO, 'In May.', ''))
    await deliver(ana, offlineChangeOf(list, { do: 'note', path: KYOTO, note: 'Two nights.' }, ''))
    expect(await listsOf(ana)).toEqual([
      ['Saves', `${KYOTO}: In May.`],
      ['Japan 2027', `${KYOTO}: Two nights.`],
    ])
  })

  it('an emptied note does not restore a page that another device removed', async () => {
    const ana = await signInMember(site)
    await deliver(ana, saving(KYOTO), noting(KYOTO, 'In May.', ''))
    await ana.json('/api/saves', { path: KYOTO, saved: false })
    const emptied = noting(KYOTO, '', 'In May.')
    expect(await answerOf(deliver(ana, emptied))).toMatchObject({ settled: [emptied.key], refused: [] })
    expect(await listsOf(ana)).toEqual([['Saves']])
  })

  it('invalid changes are reported, and the others are applied', async () => {
    const ana = await signInMember(site)
    const wrong = [
      { ...saving(KYOTO), key: 'short' },
      { ...saving(KYOTO), list: '../main' },
      { ...saving(KYOTO), fields: { do: ['save'] } },
      { ...saving(KYOTO), base: 7 },
      { key: crypto.randomUUID() },
      offlineChangeOf(null, { do: 'save', path: '//evil.example' }),
      offlineChangeOf(null, { do: 'drop tables', path: KYOTO }),
      offlineChangeOf('main', { do: 'note', path: KYOTO, note: 'x'.repeat(600) }),
      offlineChangeOf('0123456789abcdef', { do: 'rename', name: 'Not mine' }),
    ]
    const changes = [7, null, {}, ...wrong, saving(KYOTO)]
    const response = (await (await ana.json(CHANGES, { changes })).json()) as ChangesResponse
    expect(response.refused).toEqual(wrong.map(({ key }) => key))
    expect(await listsOf(ana)).toEqual([['Saves', `${KYOTO}: `]])
  })

  it('changes apply to one account only', async () => {
    const [ana, ben] = [await signInMember(site), await signInMember(site)]
    const change = saving(KYOTO)
    await deliver(ana, change)
    await deliver(ben, change)
    expect([await listsOf(ana), await listsOf(ben)]).toEqual(Array(2).fill([['Saves', `${KYOTO}: `]]))
  })

  it('changes without a session, or with a revoked one, are rejected', async () => {
    const body = { changes: [saving(KYOTO)] }
    expect((await anonymousVisitor(site).json(CHANGES, body)).status).toBe(401)
    const ana = await signInMember(site)
    await ana.get('/api/auth/logout')
    expect((await ana.json(CHANGES, body)).status).toBe(401)
  })

  it('changes stay queued while the database is down', async () => {
    const ana = await signInMember(site)
    const change = saving(KYOTO)
    const response = await ana.json(CHANGES, { changes: [change] }, { 'x-fault': 'accounts=error' })
    expect(response.status).toBe(503)
    await deliver(ana, change)
    expect(await listsOf(ana)).toEqual([['Saves', `${KYOTO}: `]])
  })
})
