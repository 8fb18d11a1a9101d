import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { layoutShiftOf } from '#test/support/node/layout-shift-of.ts'
import { openPage } from '#test/support/node/open-page.ts'

const PIECE_BYTES = 2000
const PIECE_MS = 60
/** A tenth of the value up to which Core Web Vitals rate a page as good. */
const MAX_LAYOUT_SHIFT = 0.01

/** A proxy of the site that delivers documents in small pieces, so that browsers paint incomplete ones. */
const proxy = createServer(async ({ url = '', headers }, response) => {
  const { accept = '', cookie = '' } = headers
  const {
    status,
    headers: sent,
    body,
  } = await fetch(inject('siteOrigin') + url, { headers: { accept, cookie } })
  response.writeHead(status, { 'content-type': sent.get('content-type') ?? '' })
  for await (const part of body ?? []) {
    if (!accept.includes('text/html')) response.write(part)
    else
      for (let at = 0; at < part.byteLength; at += PIECE_BYTES) {
        response.write(part.subarray(at, at + PIECE_BYTES))
        await pause(PIECE_MS)
      }
  }
  response.end()
})

beforeAll(() => new Promise<void>((resolve) => proxy.listen(0, resolve)))
afterAll(() => new Promise((resolve) => proxy.close(resolve)))

it.each([
  '/destinations/japan/kyoto',
  '/compare?place=japan/kyoto&place=italy/venice&place=morocco',
  '/newsletter/letters',
])('nothing moves on %s while its HTML is arriving', async (path) => {
  const { page, close } = await openPage({
    baseURL: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const { sum, moves } = await layoutShiftOf(page)
  expect(sum, moves.join('; ')).toBeLessThan(MAX_LAYOUT_SHIFT)
  await close()
})
