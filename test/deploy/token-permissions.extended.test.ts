import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDeployedOperator, ENVIRONMENT, type Operator } from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'
import { createCloudflareApi } from '#tools/operate/deployment/cloudflare-api.ts'
import { readDeploymentSettings } from '#tools/operate/deployment/deployment-settings.ts'
import { preflight } from '#tools/operate/deployment/preflight.ts'

let cloudflare: Cloudflare
let operator: Operator
beforeAll(async () => {
  cloudflare = await startCloudflare()
  operator = await createDeployedOperator(cloudflare, true)
})
afterAll(async () => {
  await operator.close()
  await cloudflare.stop()
})

describe('a token without a permission', () => {
  it.each([
    [/^GET \/d1\//, 'D1: Edit'],
    [/^GET \/storage\/kv/, 'Workers KV Storage: Edit'],
    [/^GET \/r2\//, 'Workers R2 Storage: Edit'],
    [/^GET \/queues/, 'Queues: Edit'],
    [/^GET \/workers\/scripts/, 'Workers Scripts: Edit'],
  ])('is reported with the product that refused it: %s', async (pattern, permission) => {
    const { account, checkout } = operator
    account.override = (requestLine) => (pattern.test(requestLine) ? 'forbid' : undefined)
    const check = preflight(
      createCloudflareApi(account.env),
      readDeploymentSettings(ENVIRONMENT, checkout.folder),
      false,
      checkout.folder,
    )
    await expect(check).rejects.toThrow(`needs the permission “${permission}”`)
    account.override = () => undefined
  })
})
