import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDeployedOperator, type Operator } from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'

const LIMIT_MS = 600_000

let cloudflare: Cloudflare
let operator: Operator
beforeAll(async () => {
  cloudflare = await startCloudflare()
  operator = await createDeployedOperator(cloudflare, false)
}, LIMIT_MS)
afterAll(async () => {
  await operator.close()
  await cloudflare.stop()
})

describe('a platform that cannot be reached', { timeout: LIMIT_MS }, () => {
  it('that accepts the upload and never answers ends the deployment, and visitors stay on the earlier version', async () => {
    operator.account.override = (requestLine) =>
      /POST \S+\/versions\n/.test(requestLine) ? new Promise(() => undefined) : undefined
    const { exitCode, printed } = await operator.deploy([], { WRANGLER_DEADLINE_S: '10' })
    expect([exitCode, printed]).toEqual([1, expect.stringContaining('did not end within 10 seconds')])
    expect(printed).toContain('Visitors have the version that they had before.')
    expect(operator.buildInUse()).toBe('before')
  })

  it('that refuses connections is named, with the address', async () => {
    const { exitCode, printed } = await operator.deploy([], {
      CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:65001/client/v4',
    })
    expect([exitCode, printed]).toEqual([
      1,
      expect.stringContaining('127.0.0.1:65001 cannot be reached: ECONNREFUSED'),
    ])
    expect(printed).not.toMatch(/^ {4}at /m)
  })
})
