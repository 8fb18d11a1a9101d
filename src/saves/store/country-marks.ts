import { runStatements, type Statement, statement } from '#src/platform/database.ts'
import { insertStatement, selectRows } from '#src/platform/tables/select-rows.ts'
import type { CountryMark } from '#src/saves/rules/country-action.ts'
import type { SavesContext } from './saves-context.ts'
import { withGuard } from './with-guard.ts'

export type MarkedCountry = {
  readonly country: string
  readonly mark: CountryMark
  readonly markedAtS: number
}

/** Reads the countries that an account has marked, ordered by path. */
export async function readCountryMarks({
  db,
  owner,
}: Omit<SavesContext, 'mainListName'>): Promise<readonly MarkedCountry[]> {
  const columns = ['country', 'mark', 'marked_at_s'] as const
  const rows = await selectRows(db, 'country_marks', columns, 'WHERE owner = ? ORDER BY country, mark', owner)
  return rows.map(({ country, mark, marked_at_s }) => ({ country, mark, markedAtS: marked_at_s }))
}

/** Sets or removes the mark of a country; idempotent. Throws as `runStatements`, and errors of the session guard. */
export async function setCountryMark(
  saves: SavesContext,
  country: string,
  mark: CountryMark,
  isSet: boolean,
): Promise<void> {
  const { db, owner, nowS } = saves
  const edit = isSet
    ? insertStatement('country_marks', { owner, country, mark, marked_at_s: nowS }, 'IGNORE')
    : statement(
        'DELETE FROM country_marks WHERE owner = ? AND country = ? AND mark = ?',
        owner,
        country,
        mark,
      )
  await runStatements(db, withGuard(saves, [edit]))
}

export const eraseCountryMarksStatements = (owner: string): readonly Statement[] => [
  statement('DELETE FROM country_marks WHERE owner = ?', owner),
]
