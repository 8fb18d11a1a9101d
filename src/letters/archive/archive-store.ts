import type { LetterBlock, LetterCard } from '#src/letters/rules/letter-blocks.ts'
import { readRows } from '#src/platform/database.ts'

const MOST_LISTED = 200

/** A letter that anybody may read, as it was sent. */
export type PastLetter = {
  readonly slug: string
  readonly subject: string
  readonly preheader: string
  readonly beganAtS: number
}

export type WholeLetter = PastLetter & {
  readonly blocks: readonly LetterBlock[]
  readonly cards: readonly LetterCard[]
}

/** Letters that went out: a cancelled one too, when somebody has it. */
const IS_OUT = `slug IS NOT NULL AND began_at_s IS NOT NULL AND status IN ('sending', 'paused', 'sent', 'cancelled')`

const toPast = (row: Readonly<Record<string, unknown>>): PastLetter => ({
  slug: String(row['slug']),
  subject: String(row['subject']),
  preheader: String(row['preheader']),
  beganAtS: Number(row['began_at_s']),
})

/** The newest first. Throws as `readRows` does. */
export async function listPastLetters(db: D1Database): Promise<readonly PastLetter[]> {
  const rows = await readRows(
    db,
    `SELECT slug, subject, preheader, began_at_s FROM letters WHERE ${IS_OUT} ORDER BY began_at_s DESC LIMIT ?`,
    MOST_LISTED,
  )
  return rows.map(toPast)
}

/** Null when there is none. Throws as `readRows` does. */
export async function findPastLetter(db: D1Database, slug: string): Promise<WholeLetter | null> {
  const [row] = await readRows(
    db,
    `SELECT slug, subject, preheader, began_at_s, frozen FROM letters WHERE slug = ? AND ${IS_OUT}`,
    slug,
  )
  if (row === undefined) return null
  const { archive } = JSON.parse(String(row['frozen'])) as { readonly archive: string }
  const { blocks = [], cards = [] } = JSON.parse(archive) as Partial<WholeLetter>
  return { ...toPast(row), blocks, cards }
}
