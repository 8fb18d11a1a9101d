import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperator, ENVIRONMENT, type Operator, WORKER } from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'

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
const setUp = (...args: readonly string[]) => operator.checkout.run('setup', ['--env', ENVIRONMENT, ...args])

describe('setup', { timeout: 600_000 }, () => {
  it('requires an address before it creates anything', async () => {
    const { exitCode, printed } = await setUp()
    expect([exitCode, printed]).toEqual([1, expect.stringContaining('Say --origin https://… with a domain')])
    expect(operator.account.requests.filter((requestLine) => !requestLine.startsWith('GET '))).toEqual([])
  })

  it('on workers.dev it writes the assigned address, and prints the remaining steps', async () => {
    const { checkout, account } = operator
    checkout.write(
      `deploy/${ENVIRONMENT}.yaml`,
      '# Ours.\nvariables:\n  OIDC_ISSUER: https://id.fernway.org # our provider\n  OIDC_CLIENT_ID: site\n',
    )
    const { exitCode, printed } = await setUp('--workers-dev')
    expect(exitCode).toBe(0)
    expect(printed).toContain('uploaded the secret SESSION_SECRET')
    expect(printed).toContain(`set the secret OIDC_CLIENT_SECRET: npx wrangler secret put OIDC_CLIENT_SECRET`)
    expect(printed).toContain('MAIL_FROM: mail cannot come from')
    const written = readFileSync(join(checkout.folder, `deploy/${ENVIRONMENT}.yaml`), 'utf8')
    expect(written).toContain(`origin: https://${WORKER}.fernway-test.workers.dev`)
    expect(written).toMatch(/^# Ours\.\n/)
    expect(written).toContain('https://id.fernway.org # our provider')
    const secret = account.state.scripts.get(WORKER)?.secrets.get('SESSION_SECRET') ?? ''
    expect(secret.length).toBeGreaterThan(40)
    expect(printed + written).not.toContain(secret)
  })
})
