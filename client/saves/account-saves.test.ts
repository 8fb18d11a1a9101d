import { expect, it } from 'vitest'
import { createAccountSaves } from './account-saves.ts'

const savesOf = (respond: () => Promise<Response>) => createAccountSaves(respond as unknown as typeof fetch)

it.each([
  [200, []],
  [401, 'signed out'],
  [400, 'failed'],
  [503, 'unreachable'],
])('a response with status %i has the outcome %s', async (status, outcome) => {
  const saves = savesOf(async () => Response.json({ lists: [] }, { status }))
  expect(await saves.readLists('/a')).toEqual(outcome)
})

it('a response of a proxy, and none, are the outcome unreachable', async () => {
  const proxy = savesOf(
    async () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } }),
  )
  const offline = savesOf(() => Promise.reject(new TypeError('offline')))
  expect([await proxy.readLists('/a'), await offline.readLists('/a'), await proxy.read()]).toEqual([
    'unreachable',
    'unreachable',
    null,
  ])
})
