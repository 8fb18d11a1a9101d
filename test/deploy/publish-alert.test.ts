import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_ALERTS_KEY, TERMINAL_ALERT_KEY } from '#src/alerts/rules/alert-keys.ts'
import { createDeployedOperator, ENVIRONMENT, type Operator } from '#test/support/node/cloudflare/operator.ts'
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

const settings = (): Map<string, unknown> => {
  const { namespaces } = operator.account.state
  const found = [...namespaces.values()].find(({ title }) => title.endsWith('-settings'))
  if (found === undefined) throw new Error('there is no namespace of settings')
  return found.values as Map<string, unknown>
}
const alert = (...args: readonly string[]) =>
  operator.checkout.run('publish-alert', [...args, '--env', ENVIRONMENT])

describe('npm run alert on a deployment', { timeout: 600_000 }, () => {
  it('writes its own key only, and reads nothing, so that a store that cannot be read loses no alert', async () => {
    const ofTheAdmin = '[{"text":"Strike at the airport"}]'
    settings().set(ADMIN_ALERTS_KEY, ofTheAdmin)
    operator.account.override = (requestLine) => (/^GET .*\/values\//.test(requestLine) ? 'fail' : undefined)
    const set = await alert('Storms close ferries')
    expect([set.exitCode, set.printed]).toEqual([0, expect.stringContaining('The alert is set')])
    expect(settings().get(TERMINAL_ALERT_KEY)).toBe('{"text":"Storms close ferries"}')
    expect((await alert('--clear')).exitCode).toBe(0)
    expect(settings().has(TERMINAL_ALERT_KEY)).toBe(false)
    expect(settings().get(ADMIN_ALERTS_KEY)).toBe(ofTheAdmin)
    operator.account.override = () => undefined
  })

  it('reports a store that cannot be written', async () => {
    operator.account.override = (requestLine) => (/^PUT .*\/values\//.test(requestLine) ? 'fail' : undefined)
    const { exitCode, printed } = await alert('Storms close ferries')
    expect([exitCode, printed]).toEqual([1, expect.not.stringContaining('The alert is set')])
    operator.account.override = () => undefined
  })
})
