import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { newAddress } from '#test/support/node/new-address.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { startIsolatedSite } from '#test/support/node/start-isolated-site.ts'
import type { StartedSite } from '#test/support/node/start-site.ts'

/** Does what Turnstile's script does to a form: looks for its place, and puts the proof there as a field. */
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
/** What browsers, not the worker, asked of Turnstile. */
let scripts = 0

beforeAll(async () => {
  challenges = createServer(async (request, response) => {
    const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    // The browser of the tests tells its network address in a header, and so asks before it fetches.
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

// A page that is one visitor's, and one of everybody.
describe.each(['/goodbye', '/places'])('the proof that a person signs up in the footer of %s', (path) => {
  it('is asked for on a page of its own, which loses nothing that was typed', async () => {
    const { page, complaints, close } = await openPage({ baseURL: site.origin })
    const address = newAddress()
    const [before, proven] = [scripts, proofs.length]
    await page.goto(path)
    // The form that is left can be used again.
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

  it('is asked for without script too, which says what can be done and keeps the address', async () => {
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
