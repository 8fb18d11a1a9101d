import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRestorePoint } from '#test/support/node/cloudflare/account-state.ts'
import {
  createDeployedOperator,
  ENVIRONMENT,
  type Operator,
  WORKER,
} from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'

const RELEASE = readFileSync('test/support/release-data/release-5a534e6.sql', 'utf8')
const ANA = 'i3CXjpPTdSaA_nnokVGqhWhX51L7kywIdWQKcMQDl88'

let cloudflare: Cloudflare
let operator: Operator
let id = ''
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-release-'))
  cloudflare = await startCloudflare()
  operator = await createDeployedOperator(cloudflare, true)
  const { state } = operator.account
  id = [...state.databases].find(([, { name }]) => name === WORKER)?.[0] ?? ''
  database().exec(RELEASE)
  const script = state.scripts.get(WORKER)
  if (script !== undefined) script.migrationTag = null
  const builds = [{ build: 'before', files: [], replacedAtS: null }]
  for (const { values } of state.namespaces.values()) values.set('asset-builds', JSON.stringify(builds))
})
afterAll(async () => {
  await operator.close()
  rmSync(folder, { recursive: true })
  await cloudflare.stop()
})

function database() {
  const sqlite = operator.account.state.databases.get(id)?.sqlite
  if (sqlite === undefined) throw new Error('there is no database')
  return sqlite
}
const count = (table: string): unknown =>
  database().prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count']
const TABLES = [
  'save_lists',
  'saved_items',
  'account_settings',
  'library_grants',
  'newsletter_subscribers',
  'newsletter_suppressions',
]
const counts = () => TABLES.map((table) => [table, count(table)])

describe('a deployment of release 5a534e6', { timeout: 600_000 }, () => {
  it('becomes the present one by one command, and loses no row', async () => {
    const before = counts()
    addRestorePoint(operator.account.state, id, join(folder, 'release.sqlite'))
    const { exitCode, printed } = await operator.deploy()
    expect([exitCode, printed]).toEqual([0, expect.stringContaining('apply migrations to DB')])
    expect(printed).toContain('introduce Trip, not versioned')
    expect([operator.buildInUse(), counts()]).toEqual(['aaaaaaaaaaaa', before])
    expect([count('trips'), count('letters')]).toEqual([0, 0])
  })

  it('is restored to that release by one command, which migrates it and erases again', async () => {
    database().exec(`
      DELETE FROM saved_items WHERE owner = '${ANA}'; DELETE FROM save_lists WHERE owner = '${ANA}';
      INSERT INTO erased_accounts VALUES ('${ANA}', unixepoch()), ('sub:${ANA}', unixepoch());
      INSERT INTO trips (owner, trip_id, role, name, days, stops, changed_at_s, joined_at_s)
        VALUES ('ben', 'made', 'owner', 'Made since', 1, 1, unixepoch(), unixepoch())`)
    const args = ['--since', new Date(Date.now() - 60_000).toISOString(), '--wait', '0', '--env', ENVIRONMENT]
    const { exitCode, printed } = await operator.checkout.run('erasures', ['restore', 'note.json', ...args])
    expect([exitCode, printed]).toEqual([0, expect.stringContaining('erased again')])
    const owners = database().prepare('SELECT DISTINCT owner FROM save_lists').all()
    expect(owners.map(({ owner }) => owner)).toEqual([expect.stringMatching(/^pJog0/)])
    expect(database().prepare('SELECT trip_id FROM trips').all()).toEqual([{ trip_id: 'made' }])
    expect(count('newsletter_subscribers')).toBe(3)
  })
})
