import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseRow, NewsletterDatabase } from './database-row.ts'
import { sqlText } from './sql-text.ts'

const COLUMNS = [
  'address',
  'confirmed_at',
  'consented_at',
  'consent_text',
  'source',
  'form_name',
  'form_type',
  'topics',
  'frequency',
] as const
const SELECT = `SELECT id, address, datetime(confirmed_at_s, 'unixepoch') AS confirmed_at,
  datetime(consented_at_s, 'unixepoch') AS consented_at, consent_text, source, form_name, form_type, topics, frequency
  FROM newsletter_subscribers WHERE status = 'confirmed' ORDER BY address`
/** Statements per call of wrangler. */
const TOKENS_PER_BATCH = 200

/** One CSV field (RFC 4180); a value that a spreadsheet would treat as a formula is prefixed with an apostrophe. */
export function csvField(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csvLine = (values: readonly (string | number | null)[]): string => values.map(csvField).join(',')

/**
 * Creates tokens for the links of one mailing and stores their hashes; they manage a subscription and cannot confirm
 * one.
 */
async function createTokens(
  database: NewsletterDatabase,
  rows: readonly DatabaseRow[],
): Promise<readonly string[]> {
  // They cannot confirm a subscription, and are purged by age (src/newsletter/newsletter-purges.ts).
  const nowS = Math.floor(Date.now() / 1000)
  const tokens = rows.map(() => randomBytes(32).toString('base64url'))
  const values = tokens.map((token, index) => {
    const hash = createHash('sha256').update(token).digest('base64url')
    return `(${sqlText(hash)}, ${sqlText(String(rows[index]?.['id']))}, ${nowS})`
  })
  for (let from = 0; from < values.length; from += TOKENS_PER_BATCH) {
    const part = values.slice(from, from + TOKENS_PER_BATCH).join(', ')
    await database([
      `INSERT INTO newsletter_tokens (token_hash, subscriber_id, confirms_until_s) VALUES ${part}`,
    ])
  }
  return tokens
}

/** The origin to which links are relative. @throws {RangeError} when the address is no site */
function readOrigin(address: string): string {
  const { protocol, origin } = URL.parse(address) ?? {}
  if (origin === undefined || !/^https?:$/.test(protocol ?? ''))
    throw new RangeError(
      `--links needs the address of the site, such as https://www.example.org, not ${address}`,
    )
  return origin
}

/**
 * Confirmed subscribers as CSV, with time, page and wording of their consent.
 * @param siteAddress when set, each line gets links to preferences and to unsubscribe
 * @throws {RangeError} when it is no URL of a site
 */
export async function exportSubscribers(
  database: NewsletterDatabase,
  siteAddress: string | null,
): Promise<string> {
  const siteOrigin = siteAddress === null ? null : readOrigin(siteAddress)
  const rows = await database([SELECT])
  const tokens = siteOrigin === null ? null : await createTokens(database, rows)
  const links = tokens === null ? [] : ['preferences', 'unsubscribe']
  const lines = rows.map((row, index) => [
    ...COLUMNS.map((column) => row[column] ?? null),
    ...links.map((step) => `${siteOrigin}/newsletter/${step}?token=${tokens?.[index]}`),
  ])
  return [[...COLUMNS, ...links], ...lines].map(csvLine).join('\r\n')
}
