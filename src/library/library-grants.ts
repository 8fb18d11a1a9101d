import { readRows, runStatements, type Statement, statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { insertStatement, selectRows } from '#src/platform/tables/select-rows.ts'
import type { ShopMessage } from './shop-message.ts'

/** An eBook with an active grant. */
export type OwnedBook = {
  readonly id: string
  readonly title: string
  readonly placePath: string | null
  /** Time of the first grant, in seconds since 1970. */
  readonly grantedAtS: number
}

/** Webhook messages are redelivered for days; their IDs are retained longer. */
const MESSAGE_ID_RETENTION_S = 30 * DAY_S

function toStatements({ type, data }: ShopMessage, customer: string, nowS: number): readonly Statement[] {
  const isRevoked = type === 'ebook.revoked'
  return data.books.map(({ id, title, place }) =>
    statement(
      `INSERT INTO library_grants (customer, book_id, order_id, title, place_path, granted_at_s, revoked_at_s)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
       ON CONFLICT (customer, book_id, order_id) DO UPDATE SET revoked_at_s = coalesce(revoked_at_s, ?7)`,
      customer,
      id,
      data.order,
      title,
      place,
      nowS,
      isRevoked ? nowS : null,
    ),
  )
}

/**
 * Applies a shop message. Idempotent: keyed by the webhook message ID, and independent of the order of messages.
 * @param messageId the webhook message ID
 * @param customer key of the buyer
 * @throws {UnavailableError} when D1 does not accept the write: the shop redelivers the message
 */
export async function applyShopMessage(
  db: D1Database,
  messageId: string,
  message: ShopMessage,
  customer: string,
  nowS: number,
): Promise<void> {
  const [processed] = await selectRows(db, 'shop_messages', ['message_id'], 'WHERE message_id = ?', messageId)
  if (processed !== undefined) return
  await runStatements(db, [
    statement('DELETE FROM shop_messages WHERE received_at_s < ?', nowS - MESSAGE_ID_RETENTION_S),
    // Two concurrent deliveries may both reach this point; the statements are idempotent.
    insertStatement('shop_messages', { message_id: messageId, received_at_s: nowS }, 'IGNORE'),
    ...toStatements(message, customer, nowS),
  ])
}

const toCustomersParameter = (customers: readonly string[]): string => JSON.stringify(customers)
const BELONGS_TO_CUSTOMERS = 'customer IN (SELECT value FROM json_each(?))'

/** The eBooks granted to any of the keys, without duplicates, by title. */
export async function readOwnedBooks(
  db: D1Database,
  customers: readonly string[],
): Promise<readonly OwnedBook[]> {
  const rows = await readRows(
    db,
    `SELECT book_id, max(title) AS title, max(place_path) AS place_path,
       min(granted_at_s) AS granted_at_s FROM library_grants
     WHERE ${BELONGS_TO_CUSTOMERS} AND revoked_at_s IS NULL GROUP BY book_id ORDER BY title, book_id`,
    toCustomersParameter(customers),
  )
  return rows.map(({ book_id, title, place_path, granted_at_s }) => ({
    id: String(book_id),
    title: String(title),
    placePath: typeof place_path === 'string' ? place_path : null,
    grantedAtS: Number(granted_at_s),
  }))
}

const dateOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString()

/** All eBook orders of the keys for the account export, including revoked ones. */
export async function exportGrants(
  db: D1Database,
  customers: readonly string[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const rows = await selectRows(
    db,
    'library_grants',
    ['book_id', 'order_id', 'title', 'place_path', 'granted_at_s', 'revoked_at_s'],
    `WHERE ${BELONGS_TO_CUSTOMERS} ORDER BY granted_at_s, order_id, book_id`,
    toCustomersParameter(customers),
  )
  return rows.map(({ book_id, order_id, title, place_path, granted_at_s, revoked_at_s }) => ({
    id: book_id,
    order: order_id,
    title,
    placePath: place_path,
    granted: dateOf(granted_at_s),
    takenBack: dateOf(revoked_at_s),
  }))
}

/** Statements that erase all grants of the keys. */
export const eraseGrantsStatements = (customers: readonly string[]): readonly Statement[] => [
  statement(`DELETE FROM library_grants WHERE ${BELONGS_TO_CUSTOMERS}`, toCustomersParameter(customers)),
]
