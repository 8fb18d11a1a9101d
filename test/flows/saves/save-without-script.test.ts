import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SAVE_FORM_PATH } from '#isomorphic/saves/saves-names.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import {
  followFormRedirect,
  KYOTO,
  listedPaths,
  MAIN_LIST_PATH,
  submitNewList,
} from '#test/support/worker/visitor-with-saves.ts'

const LISTS = '/api/saves/lists'
const where = (path: string): string => `/profile/saves/add?path=${encodeURIComponent(path)}`
const NEW_ID = 'a'.repeat(16)

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

afterEach(() => {
  site.clock.nowMs = null
})

type Choices = { readonly lists: readonly { id: string; name: string; count: number; has: boolean }[] }

const choices = async (visitor: Member, path = KYOTO): Promise<Choices['lists']> =>
  ((await (await visitor.get(`${LISTS}?path=${encodeURIComponent(path)}`)).json()) as Choices).lists

const submitForm = async (visitor: Member, path: string, fields: Record<string, string>): Promise<string> =>
  followFormRedirect(visitor, await visitor.form(path, fields))
const idOf = (address: string): string => address.split('/').at(-1) ?? ''

describe('saving without script', () => {
  it('a press saves to the list used last, and the page that follows says where and offers the change', async () => {
    const ana = await signInMember(site)
    const list = await submitNewList(ana, 'Japan <2027>')
    for (const _ of [1, 2]) {
      const html = await followFormRedirect(ana, await ana.form(SAVE_FORM_PATH, { path: KYOTO }))
      expect(html).toContain('Kyoto is on Japan &lt;2027&gt;.')
      expect(html).toContain('aria-label="Remove from Japan &lt;2027&gt;"')
      expect(html).toContain('aria-label="Add to Saves"')
    }
    expect([await listedPaths(ana, list), await listedPaths(ana)]).toEqual([[KYOTO], []])
    const both = await submitForm(ana, SAVE_FORM_PATH, { path: KYOTO, list: 'main' })
    expect(both).toMatch(/Kyoto is on (?:Japan &lt;2027&gt; and Saves|Saves and Japan &lt;2027&gt;)\./)
    const one = await submitForm(ana, SAVE_FORM_PATH, { path: KYOTO, take: idOf(list) })
    expect(one).toContain('Kyoto is on Saves.')
    const none = await submitForm(ana, SAVE_FORM_PATH, { path: KYOTO, take: 'main' })
    expect(none).toContain('Kyoto is on none of your lists.')
  })

  it('a new list is created once, and an invalid name is reported', async () => {
    const ana = await signInMember(site)
    const make = (name: string) => ana.form(SAVE_FORM_PATH, { path: KYOTO, name, id: NEW_ID, make: 'list' })
    const wrong = await make(' ')
    expect([wrong.status, (await wrong.text()).includes('A list needs a name')]).toEqual([400, true])
    for (const _ of [1, 2])
      expect(await followFormRedirect(ana, await make('Spring'))).toContain('Kyoto is on Spring.')
    expect((await choices(ana)).map(({ name }) => name).sort()).toEqual(['Saves', 'Spring'])
  })

  it('a note on the page that follows is saved on the list', async () => {
    const ana = await signInMember(site)
    await ana.form(SAVE_FORM_PATH, { path: KYOTO })
    await ana.form(MAIN_LIST_PATH, { do: 'note', path: KYOTO, note: 'tea' })
    expect(await (await ana.get(where(KYOTO))).text()).toContain('>tea</textarea>')
  })

  it('a full list used last refuses the page in words', async () => {
    const ana = await signInMember(site)
    const paths = Array.from({ length: 200 }, (_, index) => `/destinations/japan/place-${index}`)
    await ana.json('/api/saves/merge', { paths })
    const response = await ana.form(SAVE_FORM_PATH, { path: KYOTO })
    expect([response.status, (await response.text()).includes('A list holds up to 200 pages')]).toEqual([
      409,
      true,
    ])
  })
})
