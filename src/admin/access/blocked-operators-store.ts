import { type AuditActor, auditStatement } from '#src/platform/audit-statement.ts'
import { runStatements, statement } from '#src/platform/database.ts'
import { insertStatement, selectRows } from '#src/platform/tables/select-rows.ts'

/** An entry of `OPERATORS` that is shut out. */
export type BlockedOperator = {
  readonly identity: string
  readonly blockedAtS: number
  readonly blockedBy: string
}

/** @throws {UnavailableError} when D1 does not answer, as for every function of this store */
export async function listBlockedOperators(db: D1Database): Promise<readonly BlockedOperator[]> {
  const columns = ['identity', 'blocked_at_s', 'blocked_by'] as const
  const rows = await selectRows(db, 'blocked_operators', columns, 'ORDER BY identity')
  return rows.map(({ identity, blocked_at_s, blocked_by }) => ({
    identity,
    blockedAtS: blocked_at_s,
    blockedBy: blocked_by,
  }))
}

/** Whether one of these entries is shut out. */
export async function isAnyBlocked(db: D1Database, identities: readonly string[]): Promise<boolean> {
  const rows = await selectRows(
    db,
    'blocked_operators',
    ['identity'],
    'WHERE identity IN (SELECT value FROM json_each(?)) LIMIT 1',
    JSON.stringify(identities),
  )
  return rows.length > 0
}

/** Shuts an entry out, or admits it again, with an audit entry. */
export async function setBlocked(
  db: D1Database,
  actor: AuditActor,
  identity: string,
  isBlocked: boolean,
  nowS: number,
): Promise<void> {
  const row = { identity, blocked_at_s: nowS, blocked_by: actor.name }
  await runStatements(db, [
    isBlocked
      ? insertStatement('blocked_operators', row, 'IGNORE')
      : statement('DELETE FROM blocked_operators WHERE identity = ?', identity),
    auditStatement(
      actor,
      { action: isBlocked ? 'operator.block' : 'operator.admit', target: identity },
      nowS,
    ),
  ])
}
