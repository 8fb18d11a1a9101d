import { customerKeys } from '#src/library/library-customer.ts'
import { eraseGrants, readOwnedBooks } from '#src/library/library-grants.ts'
import { eraseSubscription, readSubscriptionRecord } from '#src/newsletter/subscription-records.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { eraseSaves, readItems } from '#src/saves/store/saves-store.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { readSessions } from '#src/sign-in/sessions/account-sessions.ts'
import { eraseSettings, readSettings } from '#src/sign-in/sessions/account-settings-store.ts'
import { noteErasure } from './erased-accounts.ts'
import { provenAddressOf } from './rules/own-newsletter.ts'

/** Whose data, and where it is. */
export type AccountAccess = {
  readonly db: D1Database
  readonly user: SessionUser
  readonly nowS: number
}

/** One kind of data that accounts own: how to give it out and how to erase it. */
export type AccountPart = {
  /** Its name in the export. */
  readonly name: string
  /** The data as JSON. Throws UnavailableError when it cannot be read. */
  readonly read: (access: AccountAccess) => Promise<unknown>
  /** Erases all of it; doing so twice is harmless. Throws UnavailableError when it cannot. */
  readonly erase: (access: AccountAccess) => Promise<void>
}

const saves: AccountPart = {
  name: 'saves',
  read: async ({ db, user, nowS }) => {
    const access = { db, owner: user.sub, nowS }
    const lists = await readLists(access)
    return Promise.all(
      lists.map(async ({ id, name, shareToken }) => ({
        name,
        sharedAs: shareToken === null ? null : `/lists/${shareToken}`,
        items: await readItems(access, id),
      })),
    )
  },
  erase: ({ db, user }) => eraseSaves(db, user.sub),
}

const settings: AccountPart = {
  name: 'settings',
  read: ({ db, user }) => readSettings(db, user.sub),
  erase: ({ db, user }) => eraseSettings(db, user.sub),
}

const library: AccountPart = {
  name: 'library',
  read: async ({ db, user }) => readOwnedBooks(db, await customerKeys(user)),
  erase: async ({ db, user }) => eraseGrants(db, await customerKeys(user)),
}

/** Of a proven address alone: another may be somebody else's, who has not asked for anything. */
const newsletter: AccountPart = {
  name: 'newsletter',
  read: async ({ db, user }) => {
    const address = provenAddressOf(user)
    return address === null ? null : readSubscriptionRecord(db, address)
  },
  erase: async ({ db, user, nowS }) => {
    const address = provenAddressOf(user)
    if (address !== null) await eraseSubscription(db, address, nowS)
  },
}

/** Sessions are ended by whoever deletes the account, last of all, so that a failure before can be tried again. */
const sessions: AccountPart = {
  name: 'sessions',
  read: async ({ db, user }) =>
    (await readSessions(db, user.sub)).map(({ device, createdAtS, seenAtS }) => ({
      device,
      signedIn: new Date(createdAtS * 1000).toISOString(),
      lastUsed: new Date(seenAtS * 1000).toISOString(),
    })),
  erase: async () => undefined,
}

/** Everything an account owns. A module that keeps data of accounts adds its part here. */
const ACCOUNT_PARTS: readonly AccountPart[] = [saves, library, settings, newsletter, sessions]

/** All data of an account, by part. */
export async function readAccount(access: AccountAccess): Promise<Readonly<Record<string, unknown>>> {
  const entries = await Promise.all(
    ACCOUNT_PARTS.map(async ({ name, read }) => [name, await read(access)] as const),
  )
  return Object.fromEntries(entries)
}

/** Erases every part, one after another. Stops at the first failure; the rest is erased by trying again. */
export async function eraseAccount(access: AccountAccess): Promise<void> {
  const { db, user, nowS } = access
  await noteErasure(db, [user.sub, ...(await customerKeys(user))], nowS)
  for (const { erase } of ACCOUNT_PARTS) await erase(access)
}
