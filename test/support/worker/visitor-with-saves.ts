import { expect } from 'vitest'
import { type Member, signInMember } from './account-site.ts'
import type { SignInSite } from './sign-in-site.tsx'

export const KYOTO = '/destinations/japan/kyoto'
export const MOROCCO = '/destinations/morocco'
export const ICELAND = '/destinations/iceland'
export const MAIN_LIST_PATH = '/profile/saves/main'

/** Returns the paths on a list's page, in order. */
export async function listedPaths(visitor: Member, page = MAIN_LIST_PATH): Promise<readonly string[]> {
  const html = await (await visitor.get(page)).text()
  return [...html.matchAll(/data-path="([^"]+)"/g)].map(([, path]) => path ?? '')
}

/** Creates a new visitor with places on the main list. */
export async function createVisitorWithSaves(
  site: SignInSite,
  paths: readonly string[] = [KYOTO, MOROCCO, ICELAND],
): Promise<Member> {
  const visitor = await signInMember(site)
  await visitor.json('/api/saves/merge', { paths })
  return visitor
}

/** Creates a list and returns the path of its page. */
export async function submitNewList(visitor: Member, name: string): Promise<string> {
  const response = await visitor.form(MAIN_LIST_PATH, { do: 'create', name })
  return (response.headers.get('location') ?? '').split('?')[0] ?? ''
}

/** Follows the redirect of a form and returns the page. */
export async function followFormRedirect(visitor: Member, response: Response): Promise<string> {
  expect(response.status).toBe(303)
  return (await visitor.get(response.headers.get('location') ?? '')).text()
}
