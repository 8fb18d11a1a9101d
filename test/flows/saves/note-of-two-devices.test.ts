import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { deliver, listsOf, saving } from '#test/support/worker/saves/offline-changes.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { KYOTO, MAIN_LIST_PATH } from '#test/support/worker/visitor-with-saves.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** Sends the form of a note as a page does that was loaded when the note was `base`. */
const write = (member: Member, base: string | null, note: string, shows = false): Promise<Response> =>
  member.form(MAIN_LIST_PATH, {
    do: 'note',
    path: KYOTO,
    note,
    ...(base === null ? {} : { base }),
    ...(shows ? { shows: 'on' } : {}),
  })

const noteOf = async (member: Member): Promise<string> =>
  (await listsOf(member))
    .flat()
    .find((line) => line.startsWith(`${KYOTO}: `))
    ?.slice(`${KYOTO}: `.length) ?? ''

async function memberWithNote(note: string): Promise<Member> {
  const member = await signInMember(site)
  await deliver(member, saving(KYOTO))
  if (note !== '') await write(member, '', note)
  return member
}

describe('a note that a stale page writes', () => {
  it.each([
    ['a text beside that of the other device', '', 'phone', 'laptop', 'phone\nlaptop'],
    ['its own text where the page knows the other', 'phone', 'phone', 'laptop', 'laptop'],
    ['one text where both wrote the same', '', 'tea', 'tea', 'tea'],
    ['the longer text where it contains the other', '', 'tea', 'tea and cake', 'tea and cake'],
    ['lines as the browser sends them', 'one\r\ntwo', 'one\ntwo', 'three', 'three'],
    ['its own text where it does not say what it showed', null, 'phone', 'laptop', 'laptop'],
    ['the text of the other device where it deletes what it showed', 'old', 'phone', '', 'phone'],
  ])('stores %s', async (_, base, stored, written, expected) => {
    const ana = await memberWithNote(stored)
    expect((await write(ana, base, written)).status).toBe(303)
    expect(await noteOf(ana)).toBe(expected)
  })

  it('is refused, with the other unchanged, where both together are too long', async () => {
    const ana = await memberWithNote('a'.repeat(300))
    const response = await write(ana, '', 'b'.repeat(300))
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('both together are longer than 500 characters')
    expect(await noteOf(ana)).toBe('a'.repeat(300))
  })

  it('makes no private text of another device public', async () => {
    const ana = await memberWithNote('the door code is 4711')
    const response = await write(ana, '', 'lovely', true)
    expect(
      new URL(response.headers.get('location') ?? '', 'https://fernway.test').searchParams.get('done'),
    ).toBe('noted')
    expect(await noteOf(ana)).toBe('the door code is 4711\nlovely')
  })

  it('loses none of ten that are written at once', async () => {
    const ana = await memberWithNote('')
    const notes = Array.from({ length: 10 }, (_, index) => `note ${index};`)
    const statuses = await Promise.all(notes.map(async (note) => (await write(ana, '', note)).status))
    const text = await noteOf(ana)
    const taken = notes.filter((_, index) => statuses[index] === 303)
    expect(taken.length).toBeGreaterThan(0)
    for (const note of taken) expect(text).toContain(note)
  })
})
