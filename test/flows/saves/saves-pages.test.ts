import { beforeAll, describe, expect, it } from 'vitest'
import { anonymousVisitor, createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import {
  createVisitorWithSaves,
  followFormRedirect,
  ICELAND,
  KYOTO,
  listedPaths,
  MAIN_LIST_PATH,
  MOROCCO,
  submitNewList,
} from '#test/support/worker/visitor-with-saves.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

describe('Saves page', () => {
  it('an empty page explains itself and links to places', async () => {
    const response = await (await signInMember(site)).get('/profile/saves')
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain('Nothing saved yet')
    expect(html).toContain('href="/places"')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
    // A script fills it with the changes that were made offline and not applied.
    expect(html).toContain('<section class="wrap refused" id="not-applied" hidden="">')
  })

  it('a place moves one step or to any position, limited to the ends', async () => {
    const ana = await createVisitorWithSaves(site)
    const move = (fields: Record<string, string>) => ana.form(MAIN_LIST_PATH, fields)
    expect((await move({ do: 'later', path: KYOTO })).headers.get('location')).toContain(
      `${MAIN_LIST_PATH}?done=ordered`,
    )
    expect(await listedPaths(ana)).toEqual([MOROCCO, KYOTO, ICELAND])
    await move({ do: 'earlier', path: MOROCCO })
    expect(await listedPaths(ana)).toEqual([MOROCCO, KYOTO, ICELAND])
    await move({ do: 'place', path: MOROCCO, index: '2' })
    expect(await listedPaths(ana)).toEqual([KYOTO, ICELAND, MOROCCO])
  })

  it('a removed place can be restored to its position', async () => {
    const ana = await createVisitorWithSaves(site)
    await ana.form(MAIN_LIST_PATH, { do: 'note', path: MOROCCO, note: 'in <b>May</b>' })
    const html = await followFormRedirect(
      ana,
      await ana.form(MAIN_LIST_PATH, { do: 'remove', path: MOROCCO }),
    )
    expect(html).toContain('Morocco was removed from this list.')
    expect(html).toContain('value="restore"')
    expect(await listedPaths(ana)).toEqual([KYOTO, ICELAND])
    const back = await followFormRedirect(
      ana,
      await ana.form(MAIN_LIST_PATH, { do: 'restore', path: MOROCCO }),
    )
    expect(back).toContain('Morocco is back.')
    expect(back).toContain('in &lt;b&gt;May&lt;/b&gt;')
    expect(await listedPaths(ana)).toEqual([KYOTO, MOROCCO, ICELAND])
  })

  it('the undo expires after an hour', async () => {
    const ana = await createVisitorWithSaves(site)
    await ana.form(MAIN_LIST_PATH, { do: 'remove', path: KYOTO })
    const { sub } = (await (await ana.get('/api/auth/profile')).json()) as { sub: string }
    await bindings.DB.prepare('UPDATE saved_items SET removed_at_s = removed_at_s - 3601 WHERE owner = ?')
      .bind(sub)
      .run()
    await ana.form(MAIN_LIST_PATH, { do: 'restore', path: KYOTO })
    expect(await listedPaths(ana)).toEqual([MOROCCO, ICELAND])
  })

  it('lists are separate, and can be renamed, deleted and restored', async () => {
    const ana = await createVisitorWithSaves(site)
    const list = await submitNewList(ana, 'Japan <2027>')
    const id = list.split('/').at(-1) ?? ''
    await ana.form(MAIN_LIST_PATH, { do: 'copy', path: KYOTO, target: id })
    expect(await listedPaths(ana, list)).toEqual([KYOTO])
    expect(await followFormRedirect(ana, await ana.form(list, { do: 'rename', name: 'Spring' }))).toContain(
      '<h1 class="h1">Spring</h1>',
    )
    const html = await followFormRedirect(ana, await ana.form(list, { do: 'delete' }))
    expect(html).toContain('The list was deleted.')
    expect(html).toContain(`action="${list}"`)
    const missing = await ana.get(list)
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining('There is no such list'),
    ])
    await ana.form(list, { do: 'revive' })
    expect(await listedPaths(ana, list)).toEqual([KYOTO])
    expect(await listedPaths(ana)).toHaveLength(3)
  })

  it('places that left the guide are shown and can be removed', async () => {
    const ana = await createVisitorWithSaves(site, ['/destinations/atlantis', KYOTO])
    expect(await (await ana.get(MAIN_LIST_PATH)).text()).toContain('A page that is no longer in the guide')
    await ana.form(MAIN_LIST_PATH, { do: 'remove', path: '/destinations/atlantis' })
    expect(await listedPaths(ana)).toEqual([KYOTO])
  })

  it('the page reports values that are too long, too many or missing', async () => {
    const ana = await createVisitorWithSaves(site)
    const cases: readonly [string, Record<string, string>, number, string][] = [
      [MAIN_LIST_PATH, { do: 'create', name: ' ' }, 400, 'A list needs a name of 1 to 60 characters.'],
      [
        MAIN_LIST_PATH,
        { do: 'note', path: KYOTO, note: 'x'.repeat(501) },
        400,
        'A note can have up to 500 characters.',
      ],
      [MAIN_LIST_PATH, { do: 'explode' }, 400, 'That could not be understood.'],
      [
        MAIN_LIST_PATH,
        { do: 'note', path: KYOTO, note: 'x'.repeat(10_000) },
        400,
        'A note can have up to 500 characters.',
      ],
      [
        MAIN_LIST_PATH,
        { do: 'note', path: KYOTO, note: '🏔'.repeat(501) },
        400,
        'A note can have up to 500 characters.',
      ],
    ]
    for (const [path, fields, status, text] of cases) {
      const response = await ana.form(path, fields)
      const html = await response.text()
      expect([response.status, html.includes(text), html.includes('role="alert"')]).toEqual([
        status,
        true,
        true,
      ])
    }
    expect((await ana.form('/profile/saves/0123456789abcdef', { do: 'share' })).status).toBe(404)
    expect((await ana.form('/profile/saves/nothing', { do: 'share' })).status).toBe(404)
    for (let count = 1; count < 30; count += 1) await submitNewList(ana, `List ${count}`)
    const full = await ana.form(MAIN_LIST_PATH, { do: 'create', name: 'One more' })
    expect([full.status, (await full.text()).includes('You have 30 lists')]).toEqual([409, true])
  })

  it('emoji and right-to-left text stay intact, lengths count code points, and two lists may share a name', async () => {
    const ana = await createVisitorWithSaves(site)
    for (const note of ['🏔'.repeat(500), 'שלום — اسأل عن القطار', '👩‍👩‍👧 née\n— “soon”']) {
      expect((await ana.form(MAIN_LIST_PATH, { do: 'note', path: KYOTO, note })).status).toBe(303)
      expect(await (await ana.get(MAIN_LIST_PATH)).text()).toContain(note)
    }
    await submitNewList(ana, 'Twice')
    const twin = await submitNewList(ana, 'Once')
    expect((await ana.form(twin, { do: 'rename', name: 'Twice' })).status).toBe(303)
    expect((await (await ana.get(MAIN_LIST_PATH)).text()).match(/>Twice</g)?.length).toBeGreaterThanOrEqual(2)
  })

  it('the page is private to its account and rejects cross-site requests', async () => {
    const [ana, ben] = [await createVisitorWithSaves(site), await signInMember(site)]
    const list = await submitNewList(ana, 'Mine')
    expect((await ben.get(list)).status).toBe(404)
    expect((await ben.get(`${list}.json`)).status).toBe(404)
    expect((await ben.form(list, { do: 'rename', name: 'Yours' })).status).toBe(404)
    await ben.form(list, { do: 'revive' })
    expect(await (await ana.get(list)).text()).toContain('<h1 class="h1">Mine</h1>')
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: SITE, 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(
        (
          await ana.send(
            'POST',
            MAIN_LIST_PATH,
            { ...type, ...headers } as Record<string, string>,
            'do=share',
          )
        ).status,
      ).toBe(403)
    }
    // The visitor signs in first (test/flows/saves/sign-in-intents.test.ts).
    const signedOut = await anonymousVisitor(site).form(MAIN_LIST_PATH, { do: 'share' })
    expect(signedOut.headers.get('location')).toMatch(/^\/api\/auth\/login/)
    expect((await ana.json(MAIN_LIST_PATH, { do: 'share' })).status).toBe(415)
    expect(await (await ana.get(MAIN_LIST_PATH)).text()).not.toContain('/lists/')
  })

  it('the page returns 503 with an error page while the database is down', async () => {
    const ana = await createVisitorWithSaves(site)
    for (const fault of ['error', 'locked', 'missing-table', 'null']) {
      const response = await ana.get(MAIN_LIST_PATH, { 'x-fault': `d1=${fault}` })
      expect(response.status).toBe(503)
      expect(await response.text()).toContain('It looks like we are experiencing issues')
    }
    expect((await ana.get(MAIN_LIST_PATH)).status).toBe(200)
  })
})
