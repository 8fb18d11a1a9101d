import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitFor } from '#test/support/node/captured-mail.ts'
import { type LocalMailService, startLocalMailService } from '#test/support/node/local-mail-service.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'

let service: LocalMailService
let site: StartedSite

beforeAll(async () => {
  service = await startLocalMailService()
  site = await startIsolatedSite({ MAIL_API_URL: service.url })
})
afterAll(async () => {
  await site.stop()
  await service.stop()
})

let clients = 0
function signUp(address: string, headers: Record<string, string> = {}): Promise<Response> {
  clients += 1
  return fetch(`${site.origin}/api/newsletter`, {
    method: 'POST',
    headers: {
      origin: site.origin,
      'content-type': 'application/json',
      'cf-connecting-ip': `10.1.${clients >> 8}.${clients & 255}`,
      ...headers,
    },
    body: JSON.stringify({ source: 'Test', email: address }),
  })
}
const newAddress = (): string => `${crypto.randomUUID()}@example.com`
const mailsTo = (address: string) => service.mails.filter(({ to }) => to === address)
const quietMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('sends one mail, and loses none, while the service is unavailable, drops connections, is slow, and recovers', async () => {
  const address = newAddress()
  for (const faultMode of ['unavailable', 'drops-connection'] as const) {
    service.faultMode = faultMode
    const before = service.requests
    if (faultMode === 'unavailable') expect((await signUp(address)).status).toBe(200)
    await waitFor('an attempt', async () => (service.requests > before ? true : undefined))
  }
  service.faultMode = { slowMs: 4000 }
  await waitFor('the mail', async () => mailsTo(address)[0])
  service.faultMode = 'ok'
  await quietMs(4000)
  expect(mailsTo(address)).toHaveLength(1)
  expect(mailsTo(address)[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
})

it.concurrent('sends one mail after a fault in the first attempt', async () => {
  const address = newAddress()
  const response = await signUp(address, { 'x-fault': 'email=error' })
  expect([response.status, response.headers.get('x-fault-applied')]).toEqual([200, 'email=error'])
  await waitFor('the mail', async () => mailsTo(address)[0])
  await quietMs(3000)
  expect(mailsTo(address)).toHaveLength(1)
})

it.concurrent('sends one mail for thirty concurrent sign-ups of one mailbox', async () => {
  const address = newAddress()
  const responses = await Promise.all(Array.from({ length: 30 }, () => signUp(address)))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
  await waitFor('the mail', async () => mailsTo(address)[0])
  await quietMs(3000)
  expect(mailsTo(address)).toHaveLength(1)
})

it('loses nothing of 200 concurrent sign-ups: responses, mails and confirmations match', async () => {
  const addresses = Array.from({ length: 200 }, newAddress)
  const responses = await Promise.all(addresses.map((address) => signUp(address)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(200)
  await waitFor('all mails', async () =>
    addresses.every((address) => mailsTo(address).length > 0) ? true : undefined,
  )
  const tokens = addresses.map(
    (address) => /token=([\w-]{43})/.exec(mailsTo(address)[0]?.text ?? '')?.[1] ?? '',
  )
  const confirmations: number[] = []
  for (const token of tokens) {
    const response = await fetch(`${site.origin}/newsletter/confirm?token=${token}`, {
      method: 'POST',
      headers: { origin: site.origin },
    })
    confirmations.push(response.status)
  }
  expect(new Set(confirmations)).toEqual(new Set([200]))
  expect(addresses.filter((address) => mailsTo(address).length !== 1)).toEqual([])
})

it('returns 429 with Retry-After to a client that signs up repeatedly, whatever its headers', async () => {
  const responses: Response[] = []
  // Two consecutive minutes allow up to forty sign-ups.
  for (let count = 0; count < 41; count += 1) {
    const headers = { 'cf-connecting-ip': '203.0.113.5', 'x-forwarded-for': `198.51.100.${count}` }
    responses.push(await signUp(newAddress(), headers))
  }
  const refused = responses.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})
