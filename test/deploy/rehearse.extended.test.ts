import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRestorePoint } from '#test/support/node/cloudflare/account-state.ts'
import {
  createDeployedOperator,
  ENVIRONMENT,
  type Operator,
  WORKER,
} from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'

let cloudflare: Cloudflare
let operator: Operator
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-hour-ago-'))
  cloudflare = await startCloudflare()
  operator = await createDeployedOperator(cloudflare)
})
afterAll(async () => {
  await operator.close()
  rmSync(folder, { recursive: true })
  await cloudflare.stop()
})

describe('the yearly rehearsal', { timeout: 600_000 }, () => {
  it('is refused on production, and without a deployment', async () => {
    const { checkout } = operator
    const production = await checkout.run('rehearse', ['--env', 'production'])
    expect([production.exitCode, production.printed]).toEqual([
      1,
      expect.stringContaining('not on a production deployment'),
    ])
    expect((await checkout.run('rehearse', [])).exitCode).toBe(1)
  })

  it('goes back and forward, restores the database and begins a rotation, with the time of each step', async () => {
    const { account, checkout, deploy, buildInUse } = operator
    expect((await deploy()).exitCode).toBe(0)
    const id = [...account.state.databases].find(([, { name }]) => name === WORKER)?.[0] ?? ''
    addRestorePoint(account.state, id, join(folder, 'hour-ago.sqlite'))
    const { exitCode, printed } = await checkout.run('rehearse', ['--wait', '0', '--env', ENVIRONMENT])
    expect([exitCode, printed]).toEqual([0, expect.stringContaining('Rehearsed.')])
    for (const step of [
      'back to the version before',
      'forward again',
      'accounts as of',
      'new session secret',
    ])
      expect(printed).toMatch(new RegExp(`^${step}.*: \\d+ s$`, 'm'))
    expect(buildInUse()).toBe('aaaaaaaaaaaa')
    const secretFile = /--keep (\S+)/.exec(printed)?.[1] ?? ''
    const secret = account.state.scripts.get(WORKER)?.secrets.get('SESSION_SECRET_NEXT')
    expect(readFileSync(secretFile, 'utf8').trim()).toBe(secret)
    rmSync(dirname(secretFile), { recursive: true })
  })
})
