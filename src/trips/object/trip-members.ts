import {
  MAX_TRIP_MEMBERS,
  MAX_TRIP_REQUESTS_PER_HOUR,
  type TripMember,
  type TripProblem,
  type TripRole,
} from '#src/trips/rules/trip-request.ts'

const HOUR_S = 3600

export type StoredMember = { readonly id: number; readonly role: TripRole }

type MemberRow = Record<string, SqlStorageValue> & {
  readonly id: number
  readonly owner: string
  readonly role: string
  readonly shown_name: string
}

/** Statements on the members of one trip. */
export type TripMembers = ReturnType<typeof createTripMembers>

export function createTripMembers(sql: SqlStorage) {
  const readAll = (): readonly MemberRow[] => [
    ...sql.exec<MemberRow>('SELECT id, owner, role, shown_name FROM members ORDER BY id'),
  ]
  const find = (owner: string): StoredMember | null => {
    const row = readAll().find((member) => member.owner === owner)
    return row === undefined ? null : { id: row.id, role: row.role as TripRole }
  }
  return {
    find,
    /** Accounts and their roles. */
    listOwners: () => readAll().map(({ owner, role }) => ({ owner, role: role as TripRole })),
    list: (owner: string): readonly TripMember[] =>
      readAll().map((member) => ({
        id: member.id,
        role: member.role as TripRole,
        shownName: member.shown_name,
        isCaller: member.owner === owner,
      })),
    /** Adds an account; one that is a member already stays what it is. */
    add(owner: string, role: TripRole, shownName: string): TripProblem | null {
      if (find(owner) !== null) return null
      if (readAll().length >= MAX_TRIP_MEMBERS) return 'too_many_members'
      sql.exec('INSERT INTO members (owner, role, shown_name) VALUES (?, ?, ?)', owner, role, shownName)
      return null
    },
    /** Changes the role of a member, or removes it. A trip always has an owner. */
    setRole(id: number, role: TripRole | null): TripProblem | { readonly owner: string } {
      const members = readAll()
      const member = members.find((one) => one.id === id)
      if (member === undefined) return 'not_a_member'
      const owners = members.filter((one) => one.role === 'owner')
      if (role !== 'owner' && member.role === 'owner' && owners.length === 1) return 'last_owner'
      if (role === null) sql.exec('DELETE FROM members WHERE id = ?', id)
      else sql.exec('UPDATE members SET role = ? WHERE id = ?', role, id)
      return { owner: member.owner }
    },
    remove(owner: string): number | null {
      const member = find(owner)
      if (member !== null) sql.exec('DELETE FROM members WHERE id = ?', member.id)
      return member?.id ?? null
    },
    /** Counts a request with changes; false when the member has sent too many in this hour. */
    countRequest(id: number, nowS: number): boolean {
      const hour = Math.floor(nowS / HOUR_S)
      const [row] = [
        ...sql.exec<{ requests: number }>(
          `UPDATE members SET requests = CASE WHEN hour = ?1 THEN requests + 1 ELSE 1 END, hour = ?1
           WHERE id = ?2 RETURNING requests`,
          hour,
          id,
        ),
      ]
      return (row?.requests ?? 0) <= MAX_TRIP_REQUESTS_PER_HOUR
    },
  }
}
