import { beforeAll, expect, it } from 'vitest'
import { createAccountSite } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId } from '#test/support/worker/trip-operations.ts'
import { withinOneMinute } from '#test/support/worker/within-one-minute.ts'

/** LIST_LIMIT of wrangler.toml. */
const MAX_REQUESTS = 100

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

it.each([
  ['a plan', (token: string) => `/trips/shared/${token}`],
  ['a file', (token: string) => `/trips/shared/${token}.json`],
  ['an invitation', (token: string) => `/trips/join/${token}`],
  ['a calendar', (token: string) => `/trips/calendar/${token}.ics`],
])(
  'guesses of the link of %s all get the same answer, and soon none',
  async (_, addressOf) => {
    const statuses = await withinOneMinute(async () => {
      const visitor = site.visitor()
      const answers: Response[] = []
      for (let guess = 0; guess < MAX_REQUESTS + 3; guess += 1)
        answers.push(await visitor.get(addressOf(newTripId())))
      return Promise.all(
        answers.map(async (answer) => [answer.status, await answer.text(), answer.headers] as const),
      )
    })
    const refused = statuses.filter(([status]) => status === 429)
    expect(new Set(statuses.map(([status]) => status))).toEqual(new Set([404, 429]))
    expect(refused.length).toBeGreaterThanOrEqual(3)
    for (const [, , headers] of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    // Nothing in the page tells one unknown token from another.
    const pages = statuses
      .filter(([status]) => status === 404)
      .map(([, html]) => html.replace(/[0-9a-f]{32}/g, ''))
    expect(new Set(pages.map(({ length }) => length)).size).toBeLessThanOrEqual(2)
  },
  120_000,
)
