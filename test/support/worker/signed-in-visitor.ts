import { expect } from 'vitest'
import { type SignInSite, signIn } from './sign-in-site.tsx'
import { createVisitor, type Visitor } from './visitor.ts'

export const SESSION_COOKIE_NAME = '__Host-session'

/** Creates a new visitor who has signed in. */
export async function createSignedInVisitor(site: SignInSite): Promise<Visitor> {
  const visitor = site.visitor()
  expect((await signIn(site, visitor)).status).toBe(303)
  return visitor
}

/** Creates a copy of a browser with its current cookies. */
export const copyVisitor = (site: SignInSite, visitor: Visitor): Visitor =>
  createVisitor(site.app, site.env, new Map(visitor.cookies))

export async function profileStatus(visitor: Visitor, headers: Record<string, string> = {}): Promise<number> {
  return (await visitor.get('/api/auth/profile', headers)).status
}

/** Checks what all refused sign-ins have in common, regardless of the cause (R1.3). */
export async function expectRefusal(response: Response, statuses: readonly number[] = [400]): Promise<void> {
  const html = await response.text()
  expect(statuses).toContain(response.status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.getSetCookie().filter((line) => line.startsWith(SESSION_COOKIE_NAME))).toEqual([])
  expect(html).toContain('It looks like we are experiencing issues, and our team has been notified.')
  expect(html).not.toMatch(/SECRET-DETAIL|access_denied|TypeError|oauth|jose|at \S+:\d+/i)
}
