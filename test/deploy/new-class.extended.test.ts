import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDeployedOperator, type Operator, WORKER } from '#test/support/node/cloudflare/operator.ts'
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

it('a deployment without the class Trip gets it by one step that is not versioned, and versions after it', {
  timeout: 600_000,
}, async () => {
  const { account, checkout, deploy, buildInUse, shares } = operator
  const script = account.state.scripts.get(WORKER)
  if (script === undefined) throw new Error('nothing is deployed')
  script.migrationTag = null
  for (const [index, version] of script.versions.entries())
    script.versions[index] = { ...version, migrationTag: null }
  const planned = await deploy(['--dry-run'])
  expect(planned.printed).toContain(
    'would introduce Trip, not versioned: all visitors get this build at once',
  )
  expect(planned.printed).not.toContain('would upload the version')
  const introduced = await deploy()
  expect([introduced.exitCode, buildInUse(), script.migrationTag]).toEqual([0, 'aaaaaaaaaaaa', 'trips-1'])
  expect(shares().slice(1)).toEqual([[100]])

  // The platform refuses the version before the class: visitors keep the one that introduced it.
  const refused = await deploy(['--back'])
  expect([refused.exitCode, buildInUse()]).toEqual([1, 'aaaaaaaaaaaa'])
  expect(refused.printed).toContain('a Durable Object migration has occurred since it was uploaded')

  checkout.build('bbbbbbbbbbbb')
  const next = await deploy(['--gradual', '50,100'])
  expect([next.exitCode, buildInUse()]).toEqual([0, 'bbbbbbbbbbbb'])
  expect(next.printed).toContain('give it 50 % of the visitors')
  expect(next.printed).not.toContain('introduce')

  const returned = await deploy(['--back'])
  expect([returned.exitCode, buildInUse()]).toEqual([0, 'aaaaaaaaaaaa'])
})
