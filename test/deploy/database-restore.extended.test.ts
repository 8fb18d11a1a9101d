import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addRestorePoint } from '#test/support/node/cloudflare/account-state.ts'
import { createDeployedOperator, ENVIRONMENT, type Operator } from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'

let cloudflare: Cloudflare
let operator: Operator
beforeAll(async () => {
  cloudflare = await startCloudflare()
  operator = await createDeployedOperator(cloudflare)
})
afterAll(async () => {
  await operator.close()
  await cloudflare.stop()
})

const tripRows = (tripId: string, name: string): string =>
  `INSERT INTO trips (owner, trip_id, role, name, days, stops, changed_at_s, joined_at_s)
   VALUES ('ben', '${tripId}', 'owner', '${name}', 1, 1, 100, 100);`
const ADDRESS_HASH = createHash('sha256').update('eve@example.com').digest('hex')

it('restoring a database by the runbook does not restore what visitors had deleted (R12.5)', {
  timeout: 600_000,
}, async () => {
  const { account, checkout } = operator
  const id = [...account.state.databases.keys()][0] ?? ''
  const database = () => account.state.databases.get(id)?.sqlite
  const ownersLeft = () => database()?.prepare('SELECT owner FROM save_lists').all()
  database()?.exec(`
    INSERT INTO save_lists (owner, list_id, name, created_at_s) VALUES ('ana', 'main', 'Saved', 100), ('ben', 'main', 'Saved', 100);
    INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text, consented_at_s)
      VALUES ('1', 'eve@example.com', 'confirmed', 's', 'f', 'T', 'v1', 1);
    INSERT INTO letters (id, subject, preheader, body, pace_per_minute, status, created_at_s, changed_at_s, due_at_s)
      VALUES ('c1', 'Three nights', '', '', 600, 'scheduled', 1, 1, 1);
    ${tripRows('deleted', 'Deleted since')}`)
  addRestorePoint(account.state, id, join(checkout.folder, 'past.sqlite'))
  database()?.exec(`
    DELETE FROM save_lists; INSERT INTO erased_accounts VALUES ('ana', 200);
    DELETE FROM newsletter_subscribers; INSERT INTO newsletter_suppressions VALUES ('${ADDRESS_HASH}', 'erasure', 200);
    DELETE FROM trips; INSERT INTO trips_to_erase (trip_id, since_s) VALUES ('deleted', 200);
    ${tripRows('made', 'Made since')}`)

  database()?.exec(
    "INSERT INTO library_grants VALUES ('sub:cy', 'book', 'order', 'Book', NULL, unixepoch(), NULL)",
  )

  const isStopped = () =>
    [...account.state.namespaces.values()].some(({ values }) => values.has('sending-stopped'))
  const noted = await checkout.run('erasures', ['note', 'erased.json', '--wait', '0', '--env', ENVIRONMENT])
  expect([noted.exitCode, noted.printed, isStopped()]).toEqual([
    0,
    expect.stringContaining('noted 1 keys of accounts and 1 addresses, 1 eBooks'),
    true,
  ])
  const back = ['d1', 'time-travel', 'restore', 'DB', '--timestamp', new Date().toISOString()]
  const restored = await checkout.run('wrangler', [ENVIRONMENT, ...back])
  expect([restored.exitCode, ownersLeft()]).toEqual([0, [{ owner: 'ana' }, { owner: 'ben' }]])
  const applied = await checkout.run('erasures', ['apply', 'erased.json', '--env', ENVIRONMENT])
  expect([applied.exitCode, ownersLeft(), isStopped()]).toEqual([0, [{ owner: 'ben' }], false])
  expect(applied.printed).toContain('“Three nights” is paused: check and resume it at /desk/letters/c1')
  expect(database()?.prepare('SELECT status FROM letters').all()).toEqual([{ status: 'paused' }])
  expect(database()?.prepare('SELECT customer FROM library_grants').all()).toEqual([{ customer: 'sub:cy' }])
  expect(database()?.prepare('SELECT id FROM newsletter_subscribers').all()).toEqual([])
  expect(applied.printed).toContain(
    '1 are newer than the restored database, and 1 that it lists were deleted',
  )
  expect(database()?.prepare('SELECT trip_id FROM trips').all()).toEqual([{ trip_id: 'made' }])
  expect(database()?.prepare('SELECT trip_id FROM trips_to_erase').all()).toEqual([{ trip_id: 'deleted' }])
})

it('one command restores, migrates, erases again and pauses; after a failure it can be continued', {
  timeout: 600_000,
}, async () => {
  const { account, checkout } = operator
  const id = [...account.state.databases.keys()][0] ?? ''
  const database = () => account.state.databases.get(id)?.sqlite
  const isStopped = () =>
    [...account.state.namespaces.values()].some(({ values }) => values.has('sending-stopped'))
  database()?.exec(
    "INSERT INTO save_lists (owner, list_id, name, created_at_s) VALUES ('dora', 'main', 'Saved', 100)",
  )
  addRestorePoint(account.state, id, join(checkout.folder, 'later.sqlite'))
  database()?.exec(
    "DELETE FROM save_lists WHERE owner = 'dora'; INSERT INTO erased_accounts VALUES ('dora', 300)",
  )
  const since = new Date(Date.now() - 60_000).toISOString()
  const args = ['--since', since, '--wait', '0', '--env', ENVIRONMENT]

  account.override = (requestLine) => (/time_travel\/restore/.test(requestLine) ? 'fail' : undefined)
  const failed = await checkout.run('erasures', ['restore', 'first.json', ...args])
  expect([failed.exitCode, isStopped()]).toEqual([1, true])
  expect(failed.printed).toContain('npm run erasures -- apply first.json --env tried')
  account.override = () => undefined
  expect((await checkout.run('erasures', ['apply', 'first.json', '--env', ENVIRONMENT])).exitCode).toBe(0)
  expect(isStopped()).toBe(false)

  const again = await checkout.run('erasures', ['restore', 'first.json', ...args])
  expect([again.exitCode, again.printed]).toEqual([1, expect.stringContaining('first.json exists')])

  const done = await checkout.run('erasures', ['restore', 'second.json', ...args])
  expect([done.exitCode, done.printed]).toEqual([0, expect.stringContaining('erased again')])
  expect([
    isStopped(),
    database()?.prepare("SELECT owner FROM save_lists WHERE owner = 'dora'").all(),
  ]).toEqual([false, []])
})
