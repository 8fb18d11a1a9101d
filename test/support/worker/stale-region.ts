import type { SignInSite } from './sign-in-site.tsx'
import { bindings } from './test-database.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** Content of KV at one time. */
export type Snapshot = ReadonlyMap<string, string>

export async function takeSnapshot(): Promise<Snapshot> {
  const { keys } = await bindings.SESSIONS.list()
  const entries = await Promise.all(
    keys.map(async ({ name }) => [name, (await bindings.SESSIONS.get(name)) ?? ''] as const),
  )
  return new Map(entries)
}

/** What a distant region still reads stale: session records only, or revocation marks as well. */
export type StaleData = 'none' | 'records' | 'records-and-revocations'

/** Creates KV as a stale region reads it; writes go to the real store. */
export function staleStore(snapshot: Snapshot, stale: StaleData): KVNamespace {
  return new Proxy(bindings.SESSIONS, {
    get(kv, name) {
      const member: unknown = Reflect.get(kv, name)
      if (typeof member !== 'function') return member
      return (...args: readonly unknown[]): unknown => {
        const [key] = args
        if (name === 'get' && stale !== 'none' && typeof key === 'string')
          return Promise.resolve(snapshot.get(key) ?? null)
        if (name === 'get' && stale === 'records-and-revocations' && Array.isArray(key))
          return Promise.resolve(new Map(key.map((one: string) => [one, snapshot.get(one) ?? null])))
        return Reflect.apply(member, kv, args)
      }
    },
  })
}

/** Creates a browser with the cookies of another one, served from a stale region. */
export const staleVisitor = (
  site: SignInSite,
  cookies: ReadonlyMap<string, string>,
  SESSIONS: KVNamespace,
): Visitor => createVisitor(site.app, { ...site.env, SESSIONS }, new Map(cookies))
