import { foldText } from '#isomorphic/search/fold-text.ts'
import { type AuditActor, auditStatement } from '#src/platform/audit-statement.ts'
import { runStatements, statement } from '#src/platform/database.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'
import { ALIASES_KEY, MAX_ALIASES } from '#src/search/alias-cache.ts'

export type SearchAlias = { readonly query: string; readonly means: string }

/** All aliases, sorted by query. @throws {UnavailableError} when D1 does not answer */
export async function listAliases(db: D1Database): Promise<readonly SearchAlias[]> {
  return selectRows(db, 'search_aliases', ['query', 'means'], 'ORDER BY query LIMIT ?', MAX_ALIASES)
}

/** Copies the aliases to KV, where searches read them. @throws when KV rejects the write */
async function publishAliases(db: D1Database, settings: KVNamespace): Promise<void> {
  const aliases = await listAliases(db)
  await settings.put(
    ALIASES_KEY,
    JSON.stringify(Object.fromEntries(aliases.map(({ query, means }) => [query, means]))),
  )
}

/**
 * Saves the meaning of a query, or deletes its alias when the meaning is empty.
 * @returns false when the maximum number of aliases is reached, or the folded query is empty
 * @throws {UnavailableError} when D1 does not answer; saving again publishes what a failed KV write has missed
 */
export async function saveAlias(
  { db, settings }: { readonly db: D1Database; readonly settings: KVNamespace },
  actor: AuditActor,
  { query, means }: SearchAlias,
  nowS: number,
): Promise<boolean> {
  const folded = foldText(query)
  if (folded === '') return false
  const change =
    means === ''
      ? statement('DELETE FROM search_aliases WHERE query = ?', folded)
      : statement(
          `INSERT INTO search_aliases (query, means, made_at_s)
           SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM search_aliases) < ${MAX_ALIASES}
             OR EXISTS (SELECT 1 FROM search_aliases WHERE query = ?1)
           ON CONFLICT (query) DO UPDATE SET means = excluded.means, made_at_s = excluded.made_at_s`,
          folded,
          means,
          nowS,
        )
  const action = means === '' ? 'search.alias.end' : 'search.alias'
  const [changed] = await runStatements(db, [
    change,
    auditStatement(actor, { action, target: folded, detail: means }, nowS),
  ])
  await publishAliases(db, settings)
  return means === '' || (changed?.changes ?? 0) > 0
}
