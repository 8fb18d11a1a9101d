import type { DatabaseRow, NewsletterDatabase } from '#tools/operate/newsletter/database-row.ts'
import { sqlText } from '#tools/operate/newsletter/sql-text.ts'
import { valueRows } from './value-rows.ts'

const COLUMNS = 'customer, book_id, order_id, title, place_path, granted_at_s, revoked_at_s'

/** Grants of eBooks that were bought or taken back since a time: the shop does not send its messages again. */
export const readGrants = (database: NewsletterDatabase, sinceS: number): Promise<readonly DatabaseRow[]> =>
  database([
    `SELECT ${COLUMNS} FROM library_grants WHERE granted_at_s >= ${sinceS} OR revoked_at_s >= ${sinceS}`,
  ])

const literalOf = (value: string | number | null | undefined): string =>
  typeof value === 'string' ? sqlText(value) : String(value ?? 'NULL')

const grantValues = (row: DatabaseRow): string =>
  `(${COLUMNS.split(', ')
    .map((column) => literalOf(row[column]))
    .join(', ')})`

/** Statements that repeat them; a grant that was taken back stays so. */
export const grantStatements = (grants: readonly DatabaseRow[]): readonly string[] =>
  valueRows(grants.map(grantValues)).map(
    (rows) =>
      `INSERT INTO library_grants (${COLUMNS}) VALUES ${rows}
       ON CONFLICT (customer, book_id, order_id) DO UPDATE SET
         revoked_at_s = coalesce(revoked_at_s, excluded.revoked_at_s)`,
  )
