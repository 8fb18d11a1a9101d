import type { AppliedTripChange, TripField, TripRefusal } from '#isomorphic/trips/trip-operation.ts'
import type { TripActivity } from '#src/trips/rules/trip-request.ts'

const TABLES = `
  CREATE TABLE IF NOT EXISTS fields (
    e TEXT NOT NULL, f TEXT NOT NULL, v TEXT NOT NULL, seq INTEGER NOT NULL, by INTEGER NOT NULL,
    PRIMARY KEY (e, f)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS done (key TEXT PRIMARY KEY, at_s INTEGER NOT NULL, refusal TEXT) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log (
    seq INTEGER PRIMARY KEY, by INTEGER NOT NULL, at_s INTEGER NOT NULL, e TEXT NOT NULL, f TEXT NOT NULL,
    v TEXT NOT NULL, was TEXT NOT NULL, is_overtaking INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS members (
    id INTEGER PRIMARY KEY, owner TEXT NOT NULL UNIQUE, role TEXT NOT NULL, shown_name TEXT NOT NULL,
    hour INTEGER NOT NULL DEFAULT 0, requests INTEGER NOT NULL DEFAULT 0
  );`

/** Changes that the list of activity goes back to. Overtaken values are counted apart, so that edits do not push them out. */
const MAX_LOGGED = 500
const MAX_SHOWN = 60

/** Statements on the SQLite database of one trip. */
export type TripStorage = ReturnType<typeof createTripStorage>

/** Whether the object of a trip was created and not erased; reading must create nothing. */
export const hasTripTables = (sql: SqlStorage): boolean =>
  [...sql.exec(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'fields'`)].length > 0

export function createTripStorage(sql: SqlStorage) {
  return {
    createTables(): void {
      sql.exec(TABLES)
    },
    readFields: (): readonly TripField[] => [
      ...sql.exec<TripField & Record<string, SqlStorageValue>>('SELECT e, f, v, seq FROM fields'),
    ],
    /** The refusal of a key that was seen before, null where it was applied; undefined for a new key. */
    findDone(key: string): TripRefusal | null | undefined {
      const [row] = [...sql.exec<{ refusal: string | null }>('SELECT refusal FROM done WHERE key = ?', key)]
      return row && (row.refusal as TripRefusal | null)
    },
    writeDone(key: string, atS: number, refusal: TripRefusal | null): void {
      sql.exec('INSERT INTO done (key, at_s, refusal) VALUES (?, ?, ?)', key, atS, refusal)
    },
    writeChange({ e, f, v, seq, was, isOvertaking }: AppliedTripChange, by: number, atS: number): void {
      sql.exec(
        `INSERT INTO fields (e, f, v, seq, by) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (e, f) DO UPDATE SET v = excluded.v, seq = excluded.seq, by = excluded.by`,
        ...[e, f, v, seq, by],
      )
      sql.exec(
        'INSERT INTO log (seq, by, at_s, e, f, v, was, is_overtaking) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        ...[seq, by, atS, e, f, v, was, isOvertaking ? 1 : 0],
      )
    },
    trimLog(seq: number): void {
      sql.exec('DELETE FROM log WHERE is_overtaking = 0 AND seq <= ?', seq - MAX_LOGGED)
      sql.exec(
        `DELETE FROM log WHERE is_overtaking = 1 AND seq <= ? AND seq NOT IN
          (SELECT seq FROM log WHERE is_overtaking = 1 ORDER BY seq DESC LIMIT ?)`,
        ...[seq - MAX_LOGGED, MAX_LOGGED],
      )
    },
    readActivity: (): readonly TripActivity[] =>
      [
        ...sql.exec<{
          seq: number
          by: string | null
          at_s: number
          e: string
          f: string
          v: string
          was: string
          is_overtaking: number
        }>(
          `SELECT seq, (SELECT shown_name FROM members WHERE id = log.by) AS by, at_s, e, f, v, was, is_overtaking
           FROM log ORDER BY is_overtaking DESC, seq DESC LIMIT ?`,
          MAX_SHOWN,
        ),
      ]
        .map(({ at_s, is_overtaking, ...change }) => ({
          ...change,
          atS: at_s,
          isOvertaking: is_overtaking === 1,
        }))
        .toSorted((one, other) => other.seq - one.seq),
    /** When the last change arrived; null before the first one. */
    readChangedAtS: (): number | null =>
      [...sql.exec<{ at_s: number | null }>('SELECT max(at_s) AS at_s FROM log')][0]?.at_s ?? null,
    forgetDone(beforeS: number): void {
      sql.exec('DELETE FROM done WHERE at_s < ?', beforeS)
    },
  }
}
