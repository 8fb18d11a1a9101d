import { beforeAll, describe, expect, it } from 'vitest'
import { PRESS_KEY_FIELD } from '#isomorphic/forms/press-key.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { answerOf, deliver, listsOf, saving } from '#test/support/worker/saves/offline-changes.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { KYOTO, MAIN_LIST_PATH, MOROCCO } from '#test/support/worker/visitor-with-saves.ts'

type Fields = Readonly<Record<string, string>>

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** The form that a script sends, and the change that it sends later because no response arrived. */
function pressOf(fields: Fields, base: string | null = null) {
  const key = crypto.randomUUID()
  return {
    form: async (member: Member) => {
      const response = await member.form(MAIN_LIST_PATH, { ...fields, [PRESS_KEY_FIELD]: key })
      expect([response.status, fields]).toEqual([303, fields])
    },
    change: async (member: Member) => {
      const answer = await answerOf(deliver(member, { key, list: 'main', fields, base }))
      expect(answer).toMatchObject({ settled: [key], refused: [] })
    },
  }
}

describe('a form of a list whose response is lost', () => {
  it('creates its list once when the device sends the change that the site has applied', async () => {
    const ana = await signInMember(site)
    const press = pressOf({ do: 'create', name: 'Japan 2027' })
    await press.form(ana)
    await press.change(ana)
    expect((await listsOf(ana)).filter(([name]) => name === 'Japan 2027')).toHaveLength(1)
  })

  it('creates its list once when the request arrives after the change of the device, and twice', async () => {
    const ana = await signInMember(site)
    const press = pressOf({ do: 'create', name: 'Japan 2027' })
    await press.change(ana)
    await press.form(ana)
    await press.form(ana)
    expect((await listsOf(ana)).filter(([name]) => name === 'Japan 2027')).toHaveLength(1)
  })

  it('creates another list with another key', async () => {
    const ana = await signInMember(site)
    for (let times = 0; times < 2; times += 1) await pressOf({ do: 'create', name: 'Twice' }).form(ana)
    expect((await listsOf(ana)).filter(([name]) => name === 'Twice')).toHaveLength(2)
  })

  it('does not write a note, an order or a removal over what was changed since', async () => {
    const ana = await signInMember(site)
    await deliver(ana, saving(KYOTO), saving(MOROCCO))
    const presses = [
      pressOf({ do: 'note', path: KYOTO, note: 'In May.' }, ''),
      pressOf({ do: 'place', path: MOROCCO, index: '0' }),
      pressOf({ do: 'remove', path: KYOTO }, 'In May.'),
    ]
    for (const { form } of presses) await form(ana)
    for (const later of [
      { do: 'restore', path: KYOTO },
      { do: 'note', path: KYOTO, note: 'In June.' },
      { do: 'place', path: MOROCCO, index: '1' },
    ])
      await pressOf(later).form(ana)
    const lists = await listsOf(ana)
    expect(lists).toEqual([['Saves', `${KYOTO}: In June.`, `${MOROCCO}: `]])
    for (const { change } of presses) await change(ana)
    for (const { form } of presses) await form(ana)
    expect(await listsOf(ana)).toEqual(lists)
  })

  it('is sent again when the account had no room for it', async () => {
    const ana = await signInMember(site)
    const ids: string[] = []
    for (let count = 1; count <= 30; count += 1) {
      const response = await ana.form(MAIN_LIST_PATH, { do: 'create', name: `List ${count}` })
      ids.push(/[0-9a-f]{16}/.exec(response.headers.get('location') ?? '')?.[0] ?? '')
    }
    const key = crypto.randomUUID()
    const fields = { do: 'create', name: 'One more' }
    expect((await ana.form(MAIN_LIST_PATH, { ...fields, [PRESS_KEY_FIELD]: key })).status).toBe(409)
    await ana.form(`/profile/saves/${ids[0]}`, { do: 'delete' })
    await deliver(ana, { key, list: 'main', fields, base: null })
    expect((await listsOf(ana)).map(([name]) => name)).toContain('One more')
  })

  it.each(['', 'x', '7'.repeat(36)])('is refused with the key “%s”', async (pressKey) => {
    const ana = await signInMember(site)
    const fields = { do: 'create', name: 'Japan 2027', [PRESS_KEY_FIELD]: pressKey }
    expect((await ana.form(MAIN_LIST_PATH, fields)).status).toBe(400)
  })
})
