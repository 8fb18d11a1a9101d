import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDeployedOperator, ENVIRONMENT, type Operator } from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'

/** Every step starts wrangler, and all tests of this file do so side by side. */
const LIMIT_MS = 180_000

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

describe.concurrent('of two deployments at once', { timeout: LIMIT_MS }, () => {
  it('the second is refused, and the first goes on (R14.1)', async () => {
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

describe.concurrent('a gradual deployment', { timeout: LIMIT_MS }, () => {
  it('gives a version its shares one after the other', async () => {
    const { deploy, shares, buildInUse } = await settled()
    expect((await deploy(['--gradual', '10,50,100'])).exitCode).toBe(0)
    expect(shares()).toEqual([[100], [0, 100], [10, 90], [50, 50], [100]])
    expect(buildInUse()).toBe('aaaaaaaaaaaa')
  })

  it('that is stopped in between gives visitors what they had, and the lock back', async () => {
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
})
