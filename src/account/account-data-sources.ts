import { customerKeys } from '#src/library/library-customer.ts'
import { eraseGrantsStatements, exportGrants } from '#src/library/library-grants.ts'
import { eraseContactStatements, readReportsByContact } from '#src/mistakes/store/reports-by-contact.ts'
import { eraseSubscriptionStatements, readSubscriptionRecord } from '#src/newsletter/subscription-records.ts'
import type { Statement } from '#src/platform/database.ts'
import { eraseCountryMarksStatements, readCountryMarks } from '#src/saves/store/country-marks.ts'
import { exportSaves } from '#src/saves/store/export-saves.ts'
import { eraseSavesStatements } from '#src/saves/store/saves-store.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { readRevokedBefore, readSessions } from '#src/sign-in/sessions/account-sessions.ts'
import { eraseSettingsStatements, readSettings } from '#src/sign-in/sessions/account-settings-store.ts'
import { exportTrips } from '#src/trips/export-trips.ts'
import type { TripObjects } from '#src/trips/request-trip.ts'
import { eraseTripsStatements } from '#src/trips/store/trip-erasure.ts'
import { erasureRecordStatements } from './erased-accounts.ts'
import { verifiedSubscriptionAddressOf } from './rules/account-newsletter-state.ts'

/** Account and database of an export or erasure. */
export type AccountAccess = {
  readonly db: D1Database
  readonly trips: TripObjects
  readonly user: SessionUser
  readonly nowS: number
}

/** One kind of data that accounts own, with its export and its erasure. */
export type AccountDataSource = {
  /** Its name in the export. */
  readonly name: string
  /** The data as JSON. Throws UnavailableError when it cannot be read. */
  readonly read: (access: AccountAccess) => Promise<unknown>
  /** Statements that erase all of it; idempotent. */
  readonly erase: (access: AccountAccess) => Promise<readonly Statement[]> | readonly Statement[]
}

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

const saves: AccountDataSource = {
  name: 'saves',
  read: ({ db, user }) => exportSaves(db, user.sub),
  erase: ({ user }) => eraseSavesStatements(user.sub),
}

/** The objects of erased trips follow by a scheduled job (`eraseQueuedTrips`). */
const trips: AccountDataSource = {
  name: 'trips',
  read: ({ db, trips: objects, user }) => exportTrips({ db, objects, owner: user.sub }),
  erase: ({ user, nowS }) => eraseTripsStatements(user.sub, nowS),
}

const countries: AccountDataSource = {
  name: 'countries',
  read: async ({ db, user, nowS }) => {
    const marks = await readCountryMarks({ db, owner: user.sub, nowS })
    return marks.map(({ country, mark, markedAtS }) => ({ country, mark, marked: dateOf(markedAtS) }))
  },
  erase: ({ user }) => eraseCountryMarksStatements(user.sub),
}

const settings: AccountDataSource = {
  name: 'settings',
  read: async ({ db, user }) => {
    const { nickname, changedAtS } = await readSettings(db, user.sub)
    return { nickname, changed: changedAtS === null ? null : dateOf(changedAtS) }
  },
  erase: ({ user }) => eraseSettingsStatements(user.sub),
}

const library: AccountDataSource = {
  name: 'library',
  read: async ({ db, user }) => exportGrants(db, await customerKeys(user)),
  erase: async ({ user }) => eraseGrantsStatements(await customerKeys(user)),
}

/** Only for a verified address: an unverified one may belong to another person. */
const newsletter: AccountDataSource = {
  name: 'newsletter',
  read: async ({ db, user }) => {
    const address = verifiedSubscriptionAddressOf(user)
    return address === null ? null : readSubscriptionRecord(db, address)
  },
  erase: ({ user, nowS }) => {
    const address = verifiedSubscriptionAddressOf(user)
    return address === null ? [] : eraseSubscriptionStatements(address, nowS)
  },
}

/** Only for a verified address as well. */
const mistakes: AccountDataSource = {
  name: 'mistakes',
  read: async ({ db, user }) => {
    const address = verifiedSubscriptionAddressOf(user)
    return address === null ? [] : readReportsByContact(db, address)
  },
  erase: ({ user }) => {
    const address = verifiedSubscriptionAddressOf(user)
    return address === null ? [] : eraseContactStatements(address)
  },
}

/** Sessions are revoked by the account deletion itself (`RequestSessions.revokeAll`). */
const sessions: AccountDataSource = {
  name: 'sessions',
  read: async ({ db, user }) => {
    const [listed, revokedBeforeS] = await Promise.all([
      readSessions(db, user.sub),
      readRevokedBefore(db, user.sub),
    ])
    return {
      devices: listed.map(({ device, createdAtS, seenAtS }) => ({
        device,
        signedIn: dateOf(createdAtS),
        lastUsed: dateOf(seenAtS),
      })),
      // Time of "sign out everywhere else".
      othersEndedBefore: revokedBeforeS === 0 ? null : dateOf(revokedBeforeS),
    }
  },
  erase: () => [],
}

/** All data that accounts own. A module that stores account data adds its source here. */
const ACCOUNT_DATA_SOURCES: readonly AccountDataSource[] = [
  saves,
  trips,
  countries,
  library,
  settings,
  newsletter,
  mistakes,
  sessions,
]

/** All data of an account by source name. */
export async function exportAccount(access: AccountAccess): Promise<Readonly<Record<string, unknown>>> {
  const entries = await Promise.all(
    ACCOUNT_DATA_SOURCES.map(async ({ name, read }) => [name, await read(access)] as const),
  )
  return Object.fromEntries(entries)
}

/** Statements that erase all sources, to be run as one transaction. */
export async function eraseAccountStatements(access: AccountAccess): Promise<readonly Statement[]> {
  const { user, nowS } = access
  const statements = await Promise.all(ACCOUNT_DATA_SOURCES.map(({ erase }) => erase(access)))
  return [...erasureRecordStatements([user.sub, ...(await customerKeys(user))], nowS), ...statements.flat()]
}
