import { customerKeys } from '#src/library/library-customer.ts'
import { erasingGrants, readOwnedBooks } from '#src/library/library-grants.ts'
import { erasingSubscription, readSubscriptionRecord } from '#src/newsletter/subscription-records.ts'
import type { Statement } from '#src/platform/database.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { erasingSaves, readItems } from '#src/saves/store/saves-store.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { readSessions } from '#src/sign-in/sessions/account-sessions.ts'
import { erasingSettings, readSettings } from '#src/sign-in/sessions/account-settings-store.ts'
import { erasureNotes } from './erased-accounts.ts'
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
  /** What erases all of it; doing so twice is harmless. */
  readonly erase: (access: AccountAccess) => Promise<readonly Statement[]> | readonly Statement[]
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
  erase: ({ user }) => erasingSaves(user.sub),
}

const settings: AccountPart = {
  name: 'settings',
  read: ({ db, user }) => readSettings(db, user.sub),
  erase: ({ user }) => erasingSettings(user.sub),
}

const library: AccountPart = {
  name: 'library',
  read: async ({ db, user }) => readOwnedBooks(db, await customerKeys(user)),
  erase: async ({ user }) => erasingGrants(await customerKeys(user)),
}

/** Of a proven address alone: another may be somebody else's, who has not asked for anything. */
const newsletter: AccountPart = {
  name: 'newsletter',
  read: async ({ db, user }) => {
    const address = provenAddressOf(user)
    return address === null ? null : readSubscriptionRecord(db, address)
  },
  erase: ({ user, nowS }) => {
    const address = provenAddressOf(user)
    return address === null ? [] : erasingSubscription(address, nowS)
  },
}

/** Sessions are ended by whoever deletes the account, with all the rest (`RequestSessions.endAll`). */
const sessions: AccountPart = {
  name: 'sessions',
  read: async ({ db, user }) =>
    (await readSessions(db, user.sub)).map(({ device, createdAtS, seenAtS }) => ({
      device,
      signedIn: new Date(createdAtS * 1000).toISOString(),
      lastUsed: new Date(seenAtS * 1000).toISOString(),
    })),
  erase: () => [],
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

/** What erases every part, to be run as one transaction: either all of it goes or nothing does. */
export async function erasingAccount(access: AccountAccess): Promise<readonly Statement[]> {
  const { user, nowS } = access
  const erasing = await Promise.all(ACCOUNT_PARTS.map(({ erase }) => erase(access)))
  return [...erasureNotes([user.sub, ...(await customerKeys(user))], nowS), ...erasing.flat()]
}
