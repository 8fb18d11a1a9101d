import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_S } from '#src/platform/durations.ts'
import { MAX_ACCOUNT_BYTES, MAX_CHANGES_PER_DAY } from '#src/saves/rules/saves-limits.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import {
  createVisitorWithSaves,
  ICELAND,
  KYOTO,
  MAIN_LIST_PATH,
  MOROCCO,
} from '#test/support/worker/visitor-with-saves.ts'
import { withinOneMinute } from '#test/support/worker/within-one-minute.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const save = (visitor: Member, path: string): Promise<Response> =>
  visitor.json('/api/saves', { path, saved: true })

const ownerOf = async (visitor: Member): Promise<string> =>
  ((await (await visitor.get('/api/auth/profile')).json()) as { readonly sub: string }).sub

const textOf = async (response: Response | Promise<Response>): Promise<string> => (await response).text()

/** Sets the number of changes that an account has made today. */
async function setChanges(visitor: Member, changes: number): Promise<void> {
  await bindings.DB.prepare('UPDATE save_accounts SET changes = ? WHERE owner = ?')
    .bind(changes, await ownerOf(visitor))
    .run()
}

/** Moves a time of an account's rows back by a day and a minute. */
async function moveBack(visitor: Member, table: string, column: string): Promise<void> {
  await bindings.DB.prepare(`UPDATE ${table} SET ${column} = ${column} - ? WHERE owner = ?`)
    .bind(DAY_S + 60, await ownerOf(visitor))
    .run()
}

/** Fills an account with a removed item, of which only the bytes matter. */
async function fillAccount(visitor: Member, bytes: number): Promise<void> {
  await bindings.DB.prepare(
    `INSERT INTO saved_items (owner, list_id, kind, path, note, position, saved_at_s, removed_at_s)
     SELECT ?1, 'main', 'place', '/destinations/japan/n' || value, ?2, 0, 1, ?3 FROM json_each(?4)`,
  )
    .bind(
      await ownerOf(visitor),
      'x'.repeat(500_000),
      Math.floor(Date.now() / 1000),
      JSON.stringify([...Array(bytes / 500_000).keys()]),
    )
    .run()
}

describe('changes per day', () => {
  it('above the maximum are refused with 429 until the next day, and reading goes on', async () => {
    const ana = await createVisitorWithSaves(site, [KYOTO])
    await setChanges(ana, MAX_CHANGES_PER_DAY - 1)
    expect((await save(ana, MOROCCO)).status).toBe(200)
    const refused = await save(ana, ICELAND)
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'too_many_changes' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await (await ana.get('/api/saves')).json()).toEqual({ paths: [KYOTO, MOROCCO] })
    await moveBack(ana, 'save_accounts', 'changed_at_s')
    expect((await save(ana, ICELAND)).status).toBe(200)
  })

  it('above the maximum are explained on the page of a form, and nothing is stored', async () => {
    const ana = await createVisitorWithSaves(site, [KYOTO])
    await setChanges(ana, MAX_CHANGES_PER_DAY)
    const response = await ana.form(MAIN_LIST_PATH, { do: 'note', path: KYOTO, note: 'In May.' })
    expect(response.status).toBe(429)
    expect(await textOf(response)).toContain('Please go on tomorrow.')
    expect(await textOf(ana.get(MAIN_LIST_PATH))).not.toContain('In May.')
  })

  it('count every page of a merge', async () => {
    const ana = await createVisitorWithSaves(site, [KYOTO])
    await setChanges(ana, MAX_CHANGES_PER_DAY - 1)
    expect((await ana.json('/api/saves/merge', { paths: [MOROCCO, ICELAND] })).status).toBe(429)
  })
})

describe('bytes of an account', () => {
  it('above the maximum refuse a save with 409, a note in words, and never a removal', async () => {
    const ana = await createVisitorWithSaves(site, [KYOTO])
    await fillAccount(ana, MAX_ACCOUNT_BYTES)
    const refused = await save(ana, MOROCCO)
    expect([refused.status, await refused.json()]).toEqual([409, { error: 'account_full' }])
    const note = await ana.form(MAIN_LIST_PATH, { do: 'note', path: KYOTO, note: 'In May.' })
    expect([note.status, await textOf(note)]).toEqual([409, expect.stringContaining('shorten notes')])
    expect((await ana.json('/api/saves', { path: KYOTO, saved: false })).status).toBe(200)
    expect(await (await ana.get('/api/saves')).json()).toEqual({ paths: [] })
  })

  it('above the maximum accept a shorter note', async () => {
    const ana = await createVisitorWithSaves(site, [KYOTO])
    const write = (note: string): Promise<Response> =>
      ana.form(MAIN_LIST_PATH, { do: 'note', path: KYOTO, note })
    await write('In May, when the azaleas flower.')
    await fillAccount(ana, MAX_ACCOUNT_BYTES)
    const statuses = [await write('In May, when the azaleas flower on the hills.'), await write('In May.')]
    expect(statuses.map(({ status }) => status)).toEqual([409, 303])
    expect(await textOf(ana.get(MAIN_LIST_PATH))).toContain('In May.')
  })
})

describe('removed lists', () => {
  it('count towards the maximum for a day, and a new list is accepted afterwards', async () => {
    const ana = await createVisitorWithSaves(site, [KYOTO])
    const createAndRemove = async (count: number): Promise<readonly string[]> => {
      const changes = Array.from({ length: count }, () => crypto.randomUUID()).flatMap((key) => [
        { key, list: 'main', fields: { do: 'create', name: 'List' }, base: null },
        {
          key: crypto.randomUUID(),
          list: key.replaceAll('-', '').slice(0, 16),
          fields: { do: 'delete' },
          base: null,
        },
      ])
      const { refused } = (await (await ana.json('/api/saves/changes', { changes })).json()) as {
        readonly refused: readonly string[]
      }
      return refused
    }
    for (const _ of [1, 2, 3]) expect(await createAndRemove(25)).toEqual([])
    expect((await createAndRemove(25)).length).toBeGreaterThan(0)
    const stored = 'SELECT count(*) AS count FROM save_lists WHERE owner = ?'
    expect(
      await bindings.DB.prepare(stored)
        .bind(await ownerOf(ana))
        .first('count'),
    ).toBe(90)
    await moveBack(ana, 'save_lists', 'removed_at_s')
    const created = await ana.json('/api/saves/lists', { id: 'd'.repeat(16), name: 'Japan', path: KYOTO })
    expect(created.status).toBe(200)
  })
})

describe('requests per minute', () => {
  it('above the maximum of the account are refused with 429 and Retry-After', async () => {
    const { first, refused, form } = await withinOneMinute(async () => {
      const ana = await signInMember(site)
      const first = await ana.get('/api/saves')
      for (let count = 1; count < 120; count += 1) await ana.get('/api/saves')
      const refused = await save(ana, KYOTO)
      return { first, refused, form: await ana.form(MAIN_LIST_PATH, { do: 'create', name: 'Japan' }) }
    })
    expect([first.status, refused.status, await refused.json()]).toEqual([200, 429, { error: 'too_many' }])
    expect(refused.headers.get('retry-after')).toBe('60')
    expect([form.status, await textOf(form)]).toEqual([429, expect.stringContaining('wait a minute')])
    expect((await save(await signInMember(site), KYOTO)).status).toBe(200)
  })

  it('of imports are twenty', async () => {
    const upload = async (ana: Member): Promise<number> => {
      const form = new FormData()
      form.set('file', new File(['nothing'], 'list.csv'))
      return (await ana.send('POST', '/profile/saves/import', { origin: SITE }, form)).status
    }
    const statuses = await withinOneMinute(async () => {
      const ana = await signInMember(site)
      const all: number[] = []
      for (let count = 0; count < 21; count += 1) all.push(await upload(ana))
      return all
    })
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
  })
})
