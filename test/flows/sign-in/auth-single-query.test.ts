import { describe, expect, it } from 'vitest'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import { countCalls } from '#test/support/worker/count-calls.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { createVisitor } from '#test/support/worker/visitor.ts'

describe('private page', () => {
  it.each([
    '/profile/saves',
    '/profile/library',
    '/profile/settings',
    '/profile/saves/main.json',
    '/api/auth/profile',
  ])('%s waits for one round trip to KV: record and marks are read concurrently', async (path) => {
    const site = await createAccountSite()
    const ana = await signInMember(site)
    const { store: SESSIONS, sequentialCalls, calls: kvCalls } = countCalls(bindings.SESSIONS)
    const visitor = createVisitor(site.app, { ...site.env, SESSIONS }, new Map(ana.cookies))
    const response = await visitor.get(path)
    expect(response.status).toBe(200)
    await response.text()
    expect([kvCalls(), sequentialCalls()]).toEqual([2, 1])
  })
})
