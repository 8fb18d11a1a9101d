import { beforeEach, describe, expect, it } from 'vitest'
import { SESSION_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { createRequestSessions } from './request-sessions.ts'
import { SESSION_COOKIE } from './session-cookie.ts'
import {
  beginSession,
  extendSession,
  type SessionDependencies,
  updateSessionUser,
} from './session-lifecycle.ts'
import { keyOfCookie } from './session-repository.ts'

const NOW_S = Math.floor(Date.now() / 1000)
const EVIDENCE = { hasAuthTime: true, authenticatedAtS: NOW_S }
const SECRETS = ['a-secret-of-session-races'] as const

let user: SessionUser
let background: Promise<unknown>[] = []
beforeEach(() => {
  background = []
  user = {
    sub: crypto.randomUUID(),
    nickname: 'Ana',
    picture: null,
    name: null,
    email: null,
    email_verified: false,
    updated_at: null,
  }
})

const storesWith = (stores: Partial<SessionDependencies> = {}): SessionDependencies => ({
  kv: bindings.SESSIONS,
  db: bindings.DB,
  secrets: SECRETS,
  nowS: NOW_S,
  device: 'Test',
  recentExtensions: { claim: () => false },
  waitUntil: (work) => void background.push(work),
  report: () => undefined,
  onEnded: async () => undefined,
  ...stores,
})

/** A store whose calls of one method wait until they are released. */
function holdCalls<Store extends object>(store: Store, method: keyof Store) {
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const held = new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return async (...args: readonly unknown[]) => {
        if (name === method) {
          reached.resolve()
          await gate.promise
        }
        return Reflect.apply(member, target, args)
      }
    },
  })
  return { held, release: () => gate.resolve(), reached: reached.promise }
}

async function signIn(stores = storesWith()) {
  const value = await beginSession(stores, user, { createdAtS: NOW_S, ...EVIDENCE })
  const key = await keyOfCookie(value, SECRETS)
  if (key === null) throw new Error('the cookie has no key')
  return { value, key, record: { createdAtS: NOW_S, seenAtS: NOW_S, ...EVIDENCE, user } }
}

const sessionsOf = (value: string) => createRequestSessions(`${SESSION_COOKIE}=${value}`, storesWith())
type SignedIn = Awaited<ReturnType<typeof signIn>>
const signOut = async (value: string) => void (await sessionsOf(value).signOut())
/** By another device of the account. */
async function signOutOthers() {
  const other = await signIn()
  const sessions = sessionsOf(other.value)
  const session = await sessions.read()
  if (session !== null) await sessions.revokeOthers(session)
}
async function deleteAccount() {
  const listing: Promise<unknown>[] = []
  const other = await signIn(storesWith({ waitUntil: (work) => void listing.push(work) }))
  await Promise.all(listing)
  const sessions = sessionsOf(other.value)
  const session = await sessions.read()
  if (session !== null) await sessions.revokeAll(session, [])
}

/** What is stored of a session, in both stores. */
async function storedOf({ key }: SignedIn) {
  await Promise.allSettled(background)
  const record = await bindings.SESSIONS.get(key.sessionIdHash)
  const index = await bindings.SESSIONS.list({ prefix: `of:${key.accountHash}:${key.sessionIdHash}` })
  const listed = await bindings.DB.prepare(
    'SELECT count(*) AS n FROM account_sessions WHERE session_hash = ?',
  )
    .bind(key.sessionIdHash)
    .first('n')
  return { record, index: index.keys.length, listed }
}
const NOTHING = { record: null, index: 0, listed: 0 }

describe('a session that is revoked while another request writes it', () => {
  it.each([
    ['sign-out', signOut],
    ['sign-out of others', signOutOthers],
    ['deletion of the account', deleteAccount],
  ])('is not stored again by an extension that %s overtakes', async (_way, revoke) => {
    const session = await signIn()
    await Promise.all(background)
    const { held, release, reached } = holdCalls(bindings.SESSIONS, 'put')
    const extending = extendSession(storesWith({ kv: held }), session.key, session.record)
    await reached
    await revoke(session.value)
    release()
    await extending
    expect(await storedOf(session)).toEqual(NOTHING)
  })

  it.each([
    [
      'an extension',
      (stores: SessionDependencies, { key, record }: SignedIn) => extendSession(stores, key, record),
    ],
    [
      'a change of the nickname',
      (stores: SessionDependencies, { key, record }: SignedIn) =>
        updateSessionUser(stores, { ...key, ...record }, { ...user, nickname: 'Changed' }),
    ],
  ])('is not stored again by a write of %s that KV accepts after its time limit', async (_what, write) => {
    const session = await signIn()
    await Promise.all(background)
    const { held, release, reached } = holdCalls(bindings.SESSIONS, 'put')
    const writing = write(storesWith({ kv: held }), session).catch(() => undefined)
    await reached
    await new Promise((resolve) => setTimeout(resolve, SESSION_STORE_TIMEOUT_MS + 100))
    await deleteAccount()
    release()
    await writing
    expect(await storedOf(session)).toEqual(NOTHING)
  })

  it.each([
    ['sign-out of others', signOutOthers],
    ['deletion of the account', deleteAccount],
  ])('is not stored by a sign-in that %s overtakes', async (_way, revoke) => {
    const { held, release, reached } = holdCalls(bindings.SESSIONS, 'put')
    const beginning = signIn(storesWith({ kv: held }))
    await reached
    await revoke()
    release()
    const session = await beginning
    expect(await storedOf(session)).toEqual(NOTHING)
    expect(await sessionsOf(session.value).read()).toBeNull()
  })

  it.each([
    ['sign-out', signOut],
    ['deletion of the account', deleteAccount],
  ])('does not get a new nickname from a change that %s overtakes', async (_way, revoke) => {
    const session = await signIn()
    await Promise.all(background)
    const { held, release, reached } = holdCalls(bindings.SESSIONS, 'put')
    const changing = updateSessionUser(
      storesWith({ kv: held }),
      { ...session.key, ...session.record },
      { ...user, nickname: 'Changed' },
    )
    await reached
    await revoke(session.value)
    release()
    await changing
    expect(await storedOf(session)).toEqual(NOTHING)
  })
})
