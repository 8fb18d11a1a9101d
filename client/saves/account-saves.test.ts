import { expect, it } from 'vitest'
import { createAccountSaves } from './account-saves.ts'

const savesOf = (respond: () => Promise<Response>) => createAccountSaves(respond as unknown as typeof fetch)
const outcomeOf = (status: number, error?: string): Promise<string> =>
  savesOf(async () => Response.json(error === undefined ? {} : { error }, { status })).setSaved(
    '/a',
    true,
    'main',
  )

it.each([
  [200, undefined, 'done'],
  [401, 'not_authenticated', 'signed out'],
  [409, 'list_full', 'full'],
  [409, 'account_full', 'account_full'],
  [429, 'too_many', 'too_many'],
  [429, 'too_many_changes', 'too_many_changes'],
  [429, undefined, 'failed'],
  [404, 'unknown_page', 'failed'],
  [503, 'unavailable', 'unreachable'],
])('a response with status %i and the code %s is the outcome %s', async (status, error, outcome) => {
  expect(await outcomeOf(status, error)).toBe(outcome)
})

it('a response of a proxy, and none, are the outcome unreachable', async () => {
  const proxy = savesOf(
    async () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } }),
  )
  const offline = savesOf(() => Promise.reject(new TypeError('offline')))
  expect([await proxy.setSaved('/a', true, 'main'), await offline.createList('a', 'b', '/a')]).toEqual([
    'unreachable',
    'unreachable',
  ])
})
