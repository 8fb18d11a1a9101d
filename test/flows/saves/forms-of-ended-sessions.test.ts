import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import { KYOTO, listedPaths, MAIN_LIST_PATH } from '#test/support/worker/visitor-with-saves.ts'

const CONTINUE = '/profile/saves/continue'
const TABLES = ['save_lists', 'saved_items', 'save_accounts', 'applied_changes', 'country_marks'] as const

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

afterEach(async () => {
  await bindings.DB.batch(TABLES.map((table) => bindings.DB.prepare(`DELETE FROM ${table}`)))
})

/** Every record of saves, of any account. */
async function countRecords(): Promise<number> {
  const counts = await bindings.DB.batch<{ count: number }>(
    TABLES.map((table) => bindings.DB.prepare(`SELECT count(*) AS count FROM ${table}`)),
  )
  return counts.reduce((sum, { results }) => sum + (results[0]?.count ?? 0), 0)
}

/** Sends a form whose body arrives only after `beforeBody`, which runs when the site has begun to read it. */
async function sendSlowly(
  visitor: Member,
  path: string,
  form: URLSearchParams | FormData,
  beforeBody: () => Promise<unknown>,
): Promise<Response> {
  const encoded = new Response(form)
  const bytes = new Uint8Array(await encoded.clone().arrayBuffer())
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await beforeBody()
        controller.enqueue(bytes)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const type = encoded.headers.get('content-type') ?? ''
  return visitor.send('POST', path, { origin: SITE, 'content-type': type }, body)
}

const deleteAccount = async (visitor: Member): Promise<void> => {
  expect((await visitor.form('/profile/settings/delete', { confirm: 'yes' })).status).toBe(303)
}

/** Two sessions of a new account. */
async function signInTwice(): Promise<readonly [Member, Member]> {
  const subject = crypto.randomUUID()
  return [await signInMember(site, subject), await signInMember(site, subject)]
}

describe('a form that arrives while its session ends (R13.3)', () => {
  const file = new File(['name,note\nKyoto,tea\n'], 'japan.csv', { type: 'text/csv' })
  const upload = new FormData()
  upload.set('file', file)

  it.each([
    ['of a list', MAIN_LIST_PATH, new URLSearchParams({ do: 'add', path: KYOTO })],
    ['of a new list', MAIN_LIST_PATH, new URLSearchParams({ do: 'create', name: 'Japan' })],
    ['of the countries', '/profile/countries', new URLSearchParams({ country: 'Japan', do: 'been' })],
    ['with a file', '/profile/saves/import', upload],
  ])('%s leaves no record of an account that was deleted', async (_, path, form) => {
    const [slow, other] = await signInTwice()
    const response = await sendSlowly(slow, path, form, () => deleteAccount(other))
    expect([response.status, await countRecords()]).toEqual([401, 0])
  })

  it('after sign-in leaves no record of an account that was deleted', async () => {
    const [slow, other] = await signInTwice()
    const begun = await anonymousVisitor(site).form('/save', { path: KYOTO })
    const [, intent = ''] = /__Host-intent=([^;]+)/.exec(begun.headers.get('set-cookie') ?? '') ?? []
    slow.cookies.set('__Host-intent', intent)
    const question = await (await slow.get(CONTINUE)).text()
    const [, id = ''] = /name="intent" value="([^"]+)"/.exec(question) ?? []
    const form = new URLSearchParams({ intent: id })
    const response = await sendSlowly(slow, CONTINUE, form, () => deleteAccount(other))
    expect([response.status, await countRecords()]).toEqual([401, 0])
  })

  it('changes nothing when the session was revoked on another device', async () => {
    const [slow, other] = await signInTwice()
    const form = new URLSearchParams({ do: 'add', path: KYOTO })
    const response = await sendSlowly(slow, MAIN_LIST_PATH, form, () =>
      other.form('/profile/settings', { do: 'sign-out-others' }),
    )
    expect([response.status, await listedPaths(other)]).toEqual([401, []])
  })
})
