import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDatabase, versionInUse } from '#test/support/node/cloudflare/account-state.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'
import { type Edge, startEdge } from '#test/support/node/cloudflare/start-edge.ts'

const WORKER = 'fernway-tried'
const FILE = `deploy/tried.yaml`
const KV_ID = '0123456789abcdef0123456789abcdef'
const D1_ID = '01234567-89ab-cdef-0123-456789abcdef'

let cloudflare: Cloudflare
let edge: Edge

async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, [...args], { env: { ...process.env, ...cloudflare.env, ...env } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      printed += String(piece)
    })
  const [exitCode] = (await once(child, 'close')) as [number]
  return { exitCode, printed }
}

const deploy = (args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  run(
    process.execPath,
    ['tools/operate/deploy.ts', '--env', 'tried', '--built', '--allow-changes', ...args],
    env,
  )

const script = () => cloudflare.state.scripts.get(WORKER)
const sharesOf = () =>
  script()?.deployments.map(({ versions }) => versions.map(({ percentage }) => percentage))
const inUse = () => {
  const found = script()
  return found === undefined ? null : versionInUse(found)
}
const changes = () =>
  cloudflare.requests.filter((told) => !told.startsWith('GET ') && !told.endsWith('/query'))
const locked = () =>
  cloudflare.state.databases.get(D1_ID)?.sqlite.prepare('SELECT holder FROM deployment_lock').all()

beforeAll(async () => {
  cloudflare = await startCloudflare()
  const { state } = cloudflare
  edge = await startEdge(state, WORKER)
  addDatabase(state, WORKER, D1_ID)
  state.namespaces.set(KV_ID, { title: 'settings', values: new Map() })
  state.buckets.add(`${WORKER}-library`)
  for (const name of [`${WORKER}-mail`, `${WORKER}-mail-dead`])
    state.queues.set(name, { name, consumers: [] })
  writeFileSync(
    FILE,
    JSON.stringify({
      worker: WORKER,
      origin: 'https://tried.fernway.org',
      smokeOrigin: edge.origin,
      workersDev: true,
      ids: { SESSIONS: KV_ID, SETTINGS: KV_ID, DB: D1_ID },
      variables: { OIDC_ISSUER: 'https://id.fernway.org', OIDC_CLIENT_ID: 'site' },
    }),
  )
})
afterAll(async () => {
  rmSync(FILE)
  await edge.stop()
  await cloudflare.stop()
})
beforeEach(() => {
  cloudflare.requests.length = 0
  cloudflare.failing = null
  edge.broken = null
})

describe('a deployment with the real wrangler (R14)', () => {
  it('is refused without a worker, and without a secret, before anything is changed', async () => {
    const nowhere = await deploy()
    expect([nowhere.exitCode, nowhere.printed]).toEqual([
      1,
      expect.stringContaining('There is no worker fernway-tried'),
    ])
    const secret = ['secret', 'put', 'WEBHOOK_SECRET', '--name', WORKER]
    await run('sh', ['-c', `echo value | node_modules/.bin/wrangler ${secret.join(' ')}`])
    cloudflare.requests.length = 0
    const without = await deploy()
    expect([without.exitCode, without.printed]).toEqual([1, expect.stringContaining('OIDC_CLIENT_SECRET')])
    expect(changes()).toEqual([])
    script()?.secrets.set('OIDC_CLIENT_SECRET', 'value')
  })

  it.each([
    ['--dry-run', ['--dry-run'], {}],
    ['an option that npm kept', [], { npm_config_dry_run: 'true' }],
  ])('only says what it would do with %s', async (_, args, env) => {
    const { exitCode, printed } = await deploy(args, env)
    expect([exitCode, printed]).toEqual([0, expect.stringContaining('would apply migrations')])
    expect(changes()).toEqual([])
  })

  it.each([
    ['put the hashed files', /bulk$/],
    ['upload the version', /assets-upload-session|POST .*\/versions$/],
    ['try the version', /POST .*\/deployments$/],
  ])('that fails at “%s” says so and leaves visitors with what they had', async (step, failing) => {
    const before = inUse()?.id
    cloudflare.failing = failing
    const { exitCode, printed } = await deploy()
    expect([exitCode, printed]).toEqual([1, expect.stringContaining(`Failed at: ${step}`)])
    expect(printed).not.toMatch(/^ {4}at /m)
    expect([inUse()?.id, locked()]).toEqual([before, []])
  })

  it('leaves a version by itself that is not good', async () => {
    const before = inUse()?.id
    edge.broken = '/search?q=kyoto'
    const { exitCode, printed } = await deploy()
    expect([exitCode, printed]).toEqual([1, expect.stringContaining('/search?q=kyoto answers 500')])
    expect(inUse()?.id).toBe(before)
  })

  it('gives visitors a good version, in steps when told so', async () => {
    const before = sharesOf()?.length ?? 0
    const { exitCode, printed } = await deploy(['--gradual', '10,100'])
    expect([exitCode, printed]).toEqual([0, expect.stringContaining('deployed to https://tried.fernway.org')])
    expect(sharesOf()?.slice(before)).toEqual([[0, 100], [10, 90], [100]])
    expect(inUse()?.variables['SITE_ORIGIN']).toBe('https://tried.fernway.org')
  })

  it('waits for no other, and does not take its place', async () => {
    const sqlite = cloudflare.state.databases.get(D1_ID)?.sqlite
    sqlite?.exec("INSERT INTO deployment_lock VALUES (1, 'ana', unixepoch() + 60)")
    const { exitCode, printed } = await deploy()
    expect([exitCode, printed]).toEqual([1, expect.stringContaining('ana is deploying already')])
    expect(changes()).toEqual([])
    sqlite?.exec('DELETE FROM deployment_lock')
  })
})
