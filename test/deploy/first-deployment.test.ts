import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createOperator,
  ENVIRONMENT,
  type Operator,
  operatorSettings,
  WORKER,
  writeOperatorSettings,
} from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'
import { variablesOf } from '#test/support/node/cloudflare/uploaded-versions.ts'
import { readSiteResources } from '#tools/operate/deployment/site-resources.ts'

let cloudflare: Cloudflare
let operator: Operator
beforeAll(async () => {
  cloudflare = await startCloudflare()
  operator = await createOperator(cloudflare)
})
afterAll(async () => {
  await operator.close()
  await cloudflare.stop()
})

const ORIGIN = 'https://tried.fernway.org'
const SECRET = 'a secret that nobody is to read'
const setUp = () =>
  operator.checkout.run('setup', ['--env', ENVIRONMENT, '--origin', ORIGIN], { OIDC_CLIENT_SECRET: SECRET })
const stored = (name: string) => {
  const { namespaces } = operator.account.state
  return [...namespaces.values()].find(({ title }) => title === `${WORKER}-${name}`)?.values ?? new Map()
}
const tables = () =>
  [...operator.account.state.databases.values()].flatMap(({ sqlite }) =>
    sqlite
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all()
      .map(({ name }) => String(name)),
  )

it('an empty account gets a site, its next version, and the rollback (R14.1)', {
  timeout: 600_000,
}, async () => {
  const { account, checkout, deploy, buildInUse, shares } = operator

  // Setup.
  const set = await setUp()
  expect([set.exitCode, set.printed]).toEqual([
    0,
    expect.stringContaining(`npm run deploy -- --env ${ENVIRONMENT}`),
  ])
  const { namespaces, databases, buckets, queues } = readSiteResources(WORKER)
  const { state } = account
  expect([...state.namespaces.values()].map(({ title }) => title)).toEqual(namespaces.map(({ name }) => name))
  expect([...state.databases.values()].map(({ name }) => name)).toEqual(databases.map(({ name }) => name))
  expect([...state.buckets]).toEqual(buckets.map(({ name }) => name))
  expect([...state.queues.values()].map(({ name }) => name)).toEqual(queues)
  expect(state.scripts.get(WORKER)?.secrets.get('OIDC_CLIENT_SECRET')).toBe(SECRET)
  expect(set.printed).not.toContain(SECRET)

  // A second setup creates nothing twice and rotates no secret.
  const before = state.scripts.get(WORKER)?.secrets.get('SESSION_SECRET')
  account.requests.length = 0
  const again = await setUp()
  expect([again.exitCode, again.printed]).toEqual([0, expect.stringContaining(`found database ${WORKER}`)])
  expect(account.requests.filter((requestLine) => !requestLine.startsWith('GET '))).toEqual([])
  expect(state.scripts.get(WORKER)?.secrets.get('SESSION_SECRET')).toBe(before)

  // The first deployment.
  writeOperatorSettings(operator, {})
  const first = await deploy()
  expect([first.exitCode, first.printed]).toEqual([0, expect.stringContaining(`deployed to ${ORIGIN}`)])
  // A new Durable Object class cannot be part of a version (error 10211).
  expect(first.printed).toContain('introduce Trip, not versioned')
  expect([buildInUse(), shares().slice(1)]).toEqual(['aaaaaaaaaaaa', [[100]]])
  expect(tables()).toEqual(expect.arrayContaining(['search_index', 'saved_items']))
  expect(stored('settings').get('asset:assets/entry-aaaaaaaaaaaa.js')).toBe('export {}')
  expect(stored('settings').get('asset:fonts/type.00000000.woff2')).toBe('a font')
  const script = state.scripts.get(WORKER)
  expect([script?.domains, script?.crons]).toEqual([
    ['tried.fernway.org'],
    expect.arrayContaining(['17 3 * * *']),
  ])
  expect([...state.queues.values()][0]?.consumers).toHaveLength(1)
  const uploaded = script?.versions.at(-1)
  expect(uploaded && variablesOf(uploaded)).toMatchObject({ SITE_ORIGIN: ORIGIN, OIDC_CLIENT_ID: 'site' })
  expect(first.printed + JSON.stringify(script?.versions)).not.toContain(SECRET)

  // The second deployment, of another build.
  checkout.build('bbbbbbbbbbbb')
  const second = await deploy()
  expect([second.exitCode, buildInUse()]).toEqual([0, 'bbbbbbbbbbbb'])
  expect(second.printed).not.toContain('migrations')
  expect(second.printed).not.toContain('introduce')
  expect(shares().slice(2)).toEqual([[0, 100], [100]])
  expect(JSON.parse(stored('settings').get('asset-builds') ?? '')).toEqual([
    expect.objectContaining({ build: 'bbbbbbbbbbbb', replacedAtS: null }),
    expect.objectContaining({ build: 'aaaaaaaaaaaa', replacedAtS: expect.any(Number) }),
  ])
  expect(stored('settings').has('asset:assets/entry-aaaaaaaaaaaa.js')).toBe(true)

  // Back to the version before, with its crons, consumers and routes.
  const cronsBefore = script?.crons
  if (script !== undefined) script.crons = ['1 1 1 1 1']
  const returned = await deploy(['--back'])
  expect([returned.exitCode, returned.printed]).toEqual([
    0,
    expect.stringContaining('has the version before'),
  ])
  expect([buildInUse(), script?.crons]).toEqual(['aaaaaaaaaaaa', cronsBefore])

  // The rollback to any version of docs/operations.md.
  const listed = await checkout.run('wrangler', [ENVIRONMENT, 'versions', 'list'])
  expect([listed.exitCode, listed.printed]).toEqual([0, expect.stringContaining('aaaaaaaaaaaa')])
  const id = script?.versions.find(({ annotations }) => annotations['workers/tag'] === 'aaaaaaaaaaaa')?.id
  const back = await checkout.run('wrangler', [ENVIRONMENT, 'versions', 'deploy', `${id}@100%`, '--yes'])
  expect([back.exitCode, buildInUse()]).toEqual([0, 'aaaaaaaaaaaa'])
  const filled = await checkout.run('search-index', ['--env', ENVIRONMENT, '--force'])
  expect(filled.exitCode).toBe(0)
})

it('the settings that setup wrote are used', () => {
  expect(Object.values(operatorSettings(operator).ids).every((id) => id.length >= 32)).toBe(true)
})
