import { customerKeys } from '#src/library/library-customer.ts'
import { erasingGrants, exportGrants } from '#src/library/library-grants.ts'
import { erasingReports, readReports } from '#src/mistakes/store/own-reports.ts'
import { erasingSubscription, readSubscriptionRecord } from '#src/newsletter/subscription-records.ts'
import type { Statement } from '#src/platform/database.ts'
import { erasingCountryMarks, readCountryMarks } from '#src/saves/store/country-marks.ts'
import { exportSaves } from '#src/saves/store/export-saves.ts'
import { erasingSaves } from '#src/saves/store/saves-store.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { readNotBefore, readSessions } from '#src/sign-in/sessions/account-sessions.ts'
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

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

const saves: AccountPart = {
  name: 'saves',
  read: ({ db, user }) => exportSaves(db, user.sub),
  erase: ({ user }) => erasingSaves(user.sub),
}

const countries: AccountPart = {
  name: 'countries',
  read: async ({ db, user, nowS }) => {
    const marks = await readCountryMarks({ db, owner: user.sub, nowS })
    return marks.map(({ country, mark, markedAtS }) => ({ country, mark, marked: dateOf(markedAtS) }))
  },
  erase: ({ user }) => erasingCountryMarks(user.sub),
}

const settings: AccountPart = {
  name: 'settings',
  read: async ({ db, user }) => {
    const { nickname, changedAtS } = await readSettings(db, user.sub)
    return { nickname, changed: changedAtS === null ? null : dateOf(changedAtS) }
  },
  erase: ({ user }) => erasingSettings(user.sub),
}

const library: AccountPart = {
  name: 'library',
  read: async ({ db, user }) => exportGrants(db, await customerKeys(user)),
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

/** Of a proven address as well. */
const mistakes: AccountPart = {
  name: 'mistakes',
  read: async ({ db, user }) => {
    const address = provenAddressOf(user)
    return address === null ? [] : readReports(db, address)
  },
  erase: ({ user }) => {
    const address = provenAddressOf(user)
    return address === null ? [] : erasingReports(address)
  },
}

/** Sessions are ended by whoever deletes the account, with all the rest (`RequestSessions.endAll`). */
const sessions: AccountPart = {
  name: 'sessions',
  read: async ({ db, user }) => {
    const [listed, endedBeforeS] = await Promise.all([
      readSessions(db, user.sub),
      readNotBefore(db, user.sub),
    ])
    return {
      devices: listed.map(({ device, createdAtS, seenAtS }) => ({
        device,
        signedIn: dateOf(createdAtS),
        lastUsed: dateOf(seenAtS),
      })),
      // The moment of "sign out everywhere else".
      othersEndedBefore: endedBeforeS === 0 ? null : dateOf(endedBeforeS),
    }
  },
  erase: () => [],
}

/** Everything an account owns. A module that keeps data of accounts adds its part here. */
const ACCOUNT_PARTS: readonly AccountPart[] = [
  saves,
  countries,
  library,
  settings,
  newsletter,
  mistakes,
  sessions,
]

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
