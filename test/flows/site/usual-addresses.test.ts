import { expect, it } from 'vitest'
import site from '#generated/site.json'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

it.each([
  ['/plan', '/trips'],
  ['/help', '/about'],
  ['/faq', '/about'],
  ['/itineraries', '/trips'],
  ['/books', site.shop.guidebooks.href],
])('%s leads to %s', async (path, target) => {
  const response = await fetchSite(path, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, target])
  if (target.startsWith('/')) expect((await fetchSite(target)).status).toBe(200)
})
