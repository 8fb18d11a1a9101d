import { beforeAll, describe, expect, it } from 'vitest'
import { readTrips } from '#src/trips/store/trips-index.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { restoreDatabase, takeRestorePoint } from '#test/support/worker/databases/restore-database.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import {
  describeNote,
  noteStatements,
  parseRestoreNote,
  readRestoredDatabase,
  readRestoreNote,
} from '#tools/operate/erasures/restore-note.ts'
import type { DatabaseRow } from '#tools/operate/newsletter/database-row.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** The database of the command, which runs statements one after another. */
async function query(statements: readonly string[]): Promise<readonly DatabaseRow[]> {
  const results = await bindings.DB.batch<DatabaseRow>(statements.map((sql) => bindings.DB.prepare(sql)))
  return results.at(-1)?.results ?? []
}

async function makeTrip(member: Member, name: string): Promise<string> {
  const id = newTripId()
  await member.json('/api/trips', { id, operations: [tripOperation('trip', 'name', name)] })
  return id
}
async function makeLink(member: Member, id: string, kind: 'view' | 'edit'): Promise<string> {
  const html = await (await member.form(`/profile/trips/${id}`, { do: 'link', kind })).text()
  return (/id="made-link" readOnly="" value="([^"]+)"/.exec(html)?.[1] ?? '').slice(SITE.length)
}
const namesOf = async (member: Member): Promise<readonly string[]> => {
  const { sub } = await (await member.get('/api/auth/profile')).json<{ sub: string }>()
  return (await readTrips({ db: bindings.DB, owner: sub })).map(({ name }) => name).toSorted()
}
const rename = (member: Member, id: string, v: string) =>
  member.json(`/api/trips/${id}/changes`, { operations: [tripOperation('trip', 'name', v)], since: 0 })
const linkHashes = async (id: string): Promise<readonly unknown[]> =>
  (await query([`SELECT token_hash FROM trip_links WHERE trip_id = '${id}'`])).map(
    ({ token_hash }) => token_hash,
  )

/** Note, Time Travel and apply, as `npm run erasures -- restore` does them. */
async function restoreByRunbook(point: Awaited<ReturnType<typeof takeRestorePoint>>) {
  const note = parseRestoreNote(JSON.stringify(await readRestoreNote(query, 0)))
  await restoreDatabase(bindings.DB, point)
  const restored = await readRestoredDatabase(query)
  await query(noteStatements(note, restored))
  return describeNote(note, restored)
}

describe('restoring the accounts database to a time before trips were changed', () => {
  it('lists the trips that exist, under their names, and revokes links again', async () => {
    const [ana, ben] = [await signInMember(site), await signInMember(site)]
    const renamed = await makeTrip(ana, 'Kept')
    const deleted = await makeTrip(ana, 'Deleted since')
    const ended = await makeLink(ana, renamed, 'view')
    const [endedHash] = await linkHashes(renamed)
    const edit = await makeLink(ana, renamed, 'edit')
    const point = await takeRestorePoint(bindings.DB)

    await rename(ana, renamed, 'Renamed since')
    await expect.poll(() => namesOf(ana)).toContain('Renamed since')
    await ana.form(`/profile/trips/${renamed}`, { do: 'end-link', link: String(endedHash) })
    const view = await makeLink(ana, renamed, 'view')
    expect((await ben.form(edit, {})).status).toBe(303)
    expect((await ana.form(`/profile/trips/${deleted}`, { do: 'delete-trip', confirm: 'yes' })).status).toBe(
      303,
    )
    await makeTrip(ana, 'Made since')
    const before = [await namesOf(ana), await namesOf(ben)]
    expect(before).toEqual([['Made since', 'Renamed since'], ['Renamed since']])

    const lines = await restoreByRunbook(point)
    expect([await namesOf(ana), await namesOf(ben)]).toEqual(before)
    expect((await site.visitor().get(ended)).status).toBe(404)
    expect((await site.visitor().get(view)).status).toBe(200)
    expect(lines.join('\n')).toMatch(
      /trips: \d+ are listed .* 1 are newer .* 1 that it lists were deleted since/,
    )
  })

  it('keeps a trip that was made between the restore and the note', async () => {
    const ana = await signInMember(site)
    const note = await readRestoreNote(query, 0)
    const made = await makeTrip(ana, 'Made while restoring')
    // Clocks have whole seconds.
    await query([`UPDATE trips SET joined_at_s = joined_at_s + 1 WHERE trip_id = '${made}'`])
    await query(noteStatements(note, await readRestoredDatabase(query)))
    expect(await namesOf(ana)).toEqual(['Made while restoring'])
  })

  it('erases what was queued to be erased, and not what was erased and joined again', async () => {
    await query(["INSERT INTO trips_to_erase (trip_id, member, since_s) VALUES ('done', 'ana', 1)"])
    const point = await takeRestorePoint(bindings.DB)
    await query([
      "DELETE FROM trips_to_erase WHERE trip_id = 'done'",
      "INSERT INTO trips_to_erase (trip_id, since_s) VALUES ('queued', 2)",
    ])
    await restoreByRunbook(point)
    expect(await query(["SELECT trip_id FROM trips_to_erase WHERE trip_id IN ('done', 'queued')"])).toEqual([
      { trip_id: 'queued' },
    ])
  })
})
