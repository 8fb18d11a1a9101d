import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

type RecordedStatement = { readonly sql: string; readonly values: readonly unknown[] }

/** A database that records its statements. */
export type RecordedDatabase = {
  readonly db: D1Database
  /** Each statement once, with the values of its last run. */
  readonly statements: () => readonly RecordedStatement[]
  /** Full table scans of these tables; should be empty. */
  readonly scans: (tables: readonly string[]) => Promise<readonly string[]>
}

export function recordDatabase(real: D1Database): RecordedDatabase {
  const recorded = new Map<string, RecordedStatement>()
  const prepare = (sql: string): D1PreparedStatement => {
    const statement = real.prepare(sql)
    recorded.set(sql, { sql, values: [] })
    return new Proxy(statement, {
      get(object, name) {
        const member: unknown = Reflect.get(object, name)
        if (typeof member !== 'function') return member
        return (...values: readonly unknown[]) => {
          if (name === 'bind') recorded.set(sql, { sql, values })
          return Reflect.apply(member, object, values) as unknown
        }
      },
    })
  }
  const batch = (statements: D1PreparedStatement[]) => real.batch(statements)
  return {
    db: { prepare, batch } as unknown as D1Database,
    statements: () => [...recorded.values()],
    async scans(tables) {
      const found: string[] = []
      for (const { sql, values } of recorded.values()) {
        const plan = await real
          .prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .bind(...values)
          .all<{ detail: string }>()
        for (const { detail } of plan.results)
          if (tables.some((table) => detail.startsWith(`SCAN ${table}`))) found.push(detail)
      }
      return [...new Set(found)]
    },
  }
}
