import { expect } from 'vitest'
import { type Member, signInMember } from './account-site.ts'
import type { SignInSite } from './sign-in-site.tsx'

export const KYOTO = '/destinations/japan/kyoto'
export const MOROCCO = '/destinations/morocco'
export const ICELAND = '/destinations/iceland'
export const MAIN_LIST_PATH = '/profile/saves/main'

/** Paths on a list's page, in order. */
export async function listedPaths(visitor: Member, page = MAIN_LIST_PATH): Promise<readonly string[]> {
  const html = await (await visitor.get(page)).text()
  return [...html.matchAll(/data-path="([^"]+)"/g)].map(([, path]) => path ?? '')
}

/** Somebody new with places on the main list. */
export async function createVisitorWithSaves(
  site: SignInSite,
  paths: readonly string[] = [KYOTO, MOROCCO, ICELAND],
): Promise<Member> {
  const visitor = await signInMember(site)
  await visitor.json('/api/saves/merge', { paths })
  return visitor
}

/** Makes a list and gives the address of its page. */
export async function submitNewList(visitor: Member, name: string): Promise<string> {
  const answer = await visitor.form(MAIN_LIST_PATH, { do: 'create', name })
  return (answer.headers.get('location') ?? '').split('?')[0] ?? ''
}

/** The page that a form led to. */
export async function followFormRedirect(visitor: Member, answer: Response): Promise<string> {
  expect(answer.status).toBe(303)
  return (await visitor.get(answer.headers.get('location') ?? '')).text()
}
