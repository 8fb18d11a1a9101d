import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDeployedOperator, ENVIRONMENT, type Operator } from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'

/** Every step starts wrangler, and the tests of this file run concurrently. */
const LIMIT_MS = 600_000

let cloudflare: Cloudflare
const operators: Operator[] = []
beforeAll(async () => {
  cloudflare = await startCloudflare()
})
afterAll(async () => {
  for (const operator of operators) await operator.close()
  await cloudflare.stop()
})
async function settled(): Promise<Operator> {
  const operator = await createDeployedOperator(cloudflare)
  operators.push(operator)
  return operator
}

describe.concurrent('two concurrent deployments', { timeout: LIMIT_MS }, () => {
  it('the second is rejected, and the first continues (R14.1)', async () => {
    const { account, deploy, buildInUse } = await settled()
    const held = Promise.withResolvers<undefined>()
    const arrived = Promise.withResolvers<undefined>()
    account.override = (requestLine) => {
      if (!/bulk\n/.test(requestLine)) return undefined
      arrived.resolve(undefined)
      return held.promise
    }
    const first = deploy()
    await arrived.promise
    const second = await deploy()
    expect([second.exitCode, second.printed]).toEqual([1, expect.stringContaining('is deploying already')])
    expect(second.printed).toContain('Nothing was changed.')
    held.resolve(undefined)
    expect((await first).exitCode).toBe(0)
    expect(buildInUse()).toBe('aaaaaaaaaaaa')
  })
})

describe.concurrent('gradual deployment', { timeout: LIMIT_MS }, () => {
  it('raises the traffic share of a version step by step', async () => {
    const { deploy, shares, buildInUse } = await settled()
    expect((await deploy(['--gradual', '10,50,100'])).exitCode).toBe(0)
    expect(shares()).toEqual([[100], [0, 100], [10, 90], [50, 50], [100]])
    expect(buildInUse()).toBe('aaaaaaaaaaaa')
  })

  it('interrupting it restores the earlier version and releases the lock', async () => {
    const { account, checkout, shares, buildInUse } = await settled()
    const args = ['--env', ENVIRONMENT, '--built', '--gradual', '10,100', '--pause', '60']
    const running = checkout.start('deploy', args)
    await expect.poll(() => shares().at(-1), { timeout: LIMIT_MS }).toEqual([10, 90])
    running.stop()
    const { exitCode, printed } = await running.ended
    expect([exitCode, printed]).toEqual([1, expect.stringContaining('Failed at: give it 10 %')])
    expect([shares().at(-1), buildInUse()]).toEqual([[100], 'before'])
    const holders = [...account.state.databases.values()][0]?.sqlite.prepare('SELECT * FROM deployment_lock')
    expect(holders?.all()).toEqual([])
  })

  it('a deployment that lost its lock rolls nothing back', async () => {
    const { account, deploy, shares } = await settled()
    account.override = (requestLine) => {
      const isAtTen = /POST \S+\/deployments\n.*"percentage":10[,}]/s.test(requestLine)
      const [database] = account.state.databases.values()
      if (isAtTen) database?.sqlite.exec("UPDATE deployment_lock SET holder = 'another operator'")
      return undefined
    }
    const { exitCode, printed } = await deploy(['--gradual', '10,100'])
    expect([exitCode, printed]).toEqual([1, expect.stringContaining('The lock was lost')])
    expect(printed).toContain('Nothing was rolled back')
    expect(shares()).toEqual([[100], [0, 100], [10, 90]])
  })
})
