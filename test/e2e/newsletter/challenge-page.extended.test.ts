import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { newAddress } from '#test/support/node/new-address.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-test-site.ts'

/** Simulates Turnstile's script: finds its container and adds the token to the form as a field. */
const SCRIPT = `
  const bringProof = () => {
    const place = document.querySelector('.cf-turnstile')
    const { sitekey, responseFieldName } = place.dataset
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name: responseFieldName })
    field.value = 'proof for ' + sitekey
    place.append(field)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', bringProof)
  else bringProof()
`

let challenges: Server
let site: StartedSite
const proofs: string[] = []
/** Number of Turnstile requests from browsers, not from the worker. */
let scripts = 0

beforeAll(async () => {
  challenges = createServer(async (request, response) => {
    const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    // The test browser sends its client address in a header, which requires a CORS preflight.
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...open, 'access-control-allow-headers': '*' }).end()
      return
    }
    if (request.method === 'GET') {
      scripts += 1
      response.writeHead(200, { ...open, 'content-type': 'text/javascript' }).end(SCRIPT)
      return
    }
    let body = ''
    for await (const piece of request) body += String(piece)
    proofs.push(new URLSearchParams(body).get('response') ?? '')
    response.end(JSON.stringify({ success: true }))
  })
  challenges.listen(0, 'localhost')
  await once(challenges, 'listening')
  site = await startIsolatedSite({
    TURNSTILE_SITE_KEY: 'of-tests',
    TURNSTILE_SECRET: 'of tests, and of no value',
    TURNSTILE_ORIGIN: `http://localhost:${(challenges.address() as AddressInfo).port}`,
    TURNSTILE_AFTER: '0',
  })
})

afterAll(async () => {
  await site.stop()
  challenges.close()
})

// A private page and a public one.
describe.each(['/goodbye', '/places'])('Turnstile challenge of the footer form on %s', (path) => {
  it('the challenge is a separate page, which retains the submitted fields', async () => {
    const { page, complaints, close } = await openPage({ baseURL: site.origin })
    const address = newAddress()
    const [before, proven] = [scripts, proofs.length]
    await page.goto(path)
    // The form on the previous page can be submitted again.
    for (const way of ['there', 'back and there again']) {
      if (way !== 'there') await page.goBack()
      await page.focus('#footer-email')
      await page.waitForSelector('[data-island-state="awake"] #footer-email')
      await page.fill('#footer-email', address)
      expect(scripts).toBe(way === 'there' ? before : before + 1)
      await page.press('#footer-email', 'Enter')
      await page.locator('h1', { hasText: 'Are you a person?' }).waitFor()
      await page.locator('input[name="challenge"]').waitFor({ state: 'attached' })
    }
    expect(await page.inputValue('#proof-email')).toBe(address)
    expect(await findAxeViolations(page, 'main')).toEqual([])
    await page.click('main button[type="submit"]')
    await page.waitForURL('**/newsletter/thanks')
    expect(proofs.slice(proven)).toEqual(['proof for of-tests'])
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([])
    await close()
  })

  it('without script the challenge page explains itself and retains the address', async () => {
    const { page, close } = await openPage({ baseURL: site.origin, javaScriptEnabled: false })
    const address = newAddress()
    await page.goto(path)
    await page.fill('#footer-email', address)
    await page.press('#footer-email', 'Enter')
    await page.locator('noscript p', { hasText: 'try again in ten minutes' }).waitFor()
    expect(await page.inputValue('#proof-email')).toBe(address)
    await close()
  })
})
