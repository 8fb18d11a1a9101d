import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { versionInUse } from '#test/support/node/cloudflare/account-state.ts'
import { createDeployedOperator, type Operator, WORKER } from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'
import { type Edge, startEdge } from '#test/support/node/cloudflare/start-edge.ts'

const SECOND = 'fernway-second'

let cloudflare: Cloudflare
let operator: Operator
let edge: Edge
beforeAll(async () => {
  cloudflare = await startCloudflare()
  operator = await createDeployedOperator(cloudflare)
  edge = await startEdge(operator.account.state, SECOND)
})
afterAll(async () => {
  await edge.stop()
  await operator.close()
  await cloudflare.stop()
})

/** Everything in the account that belongs to one deployment. */
function stateOf(worker: string): string {
  const { namespaces, databases, scripts } = operator.account.state
  const isOf = (name: string): boolean => name === worker || name.startsWith(`${worker}-`)
  const script = scripts.get(worker)
  return JSON.stringify({
    values: [...namespaces.values()].filter(({ title }) => isOf(title)).map(({ values }) => [...values]),
    tables: [...databases.values()]
      .filter(({ name }) => isOf(name))
      .map(({ sqlite }) => sqlite.prepare('SELECT name, sql FROM sqlite_master').all()),
    secrets: [...(script?.secrets ?? [])],
    versions: script?.versions.map(({ id }) => id),
    deployments: script?.deployments,
    domains: script?.domains,
    crons: script?.crons,
  })
}
const buildOf = (worker: string) => {
  const script = operator.account.state.scripts.get(worker)
  return script === undefined ? null : versionInUse(script)?.annotations['workers/tag']
}

it('two deployments in one account share nothing: setup, deployment and rotation of one leave the other alone', {
  timeout: 600_000,
}, async () => {
  const { checkout, deploy } = operator
  const first = stateOf(WORKER)
  const second = ['--env', 'second']
  const set = await checkout.run('setup', [...second, '--origin', 'https://second.fernway.org'])
  expect([set.exitCode, set.printed]).toEqual([
    0,
    expect.stringContaining('uploaded the secret SESSION_SECRET'),
  ])
  const path = join(checkout.folder, 'deploy/second.yaml')
  const written = parse(readFileSync(path, 'utf8')) as { readonly ids: Readonly<Record<string, string>> }
  checkout.write(
    'deploy/second.yaml',
    JSON.stringify({ ...written, smokeOrigin: edge.origin, settleSeconds: 0 }),
  )
  checkout.commit()

  const deployed = await checkout.run('deploy', [...second, '--built'])
  expect([deployed.exitCode, deployed.printed]).toEqual([
    0,
    expect.stringContaining('deployed to https://second.fernway.org'),
  ])
  const rotated = await checkout.run('rotate-secret', ['MAIL_API_KEY', ...second], { MAIL_API_KEY: 'key' })
  expect(rotated.exitCode).toBe(0)
  expect(operator.account.state.scripts.get(SECOND)?.secrets.get('MAIL_API_KEY')).toBe('key')
  expect([buildOf(SECOND), stateOf(WORKER)]).toEqual(['aaaaaaaaaaaa', first])

  const afterwards = stateOf(SECOND)
  checkout.build('bbbbbbbbbbbb')
  expect((await deploy()).exitCode).toBe(0)
  expect([buildOf(WORKER), buildOf(SECOND), stateOf(SECOND)]).toEqual([
    'bbbbbbbbbbbb',
    'aaaaaaaaaaaa',
    afterwards,
  ])
})
