import { DatabaseSync } from 'node:sqlite'
import { type AccountState, addDatabase } from './account-state.ts'
import { type ApiRoute, errorResponse, jsonOf, okResponse } from './api-messages.ts'

const BOOKMARK = '00000001-00000002-00000003-0123456789abcdef0123456789abcdef'
const META = { duration: 1, rows_read: 0, rows_written: 0, size_after: 0, changes: 0, last_row_id: 0 }

type Query = { readonly sql: string; readonly params?: readonly (string | number | null)[] }

/** Tokens: comments, string literals, identifiers, semicolons, and the text between them. */
const TOKENS = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|;|[^-'";]+|-/g

/** Splits SQL into statements without comments; the semicolons inside a trigger, up to its END, do not split it. */
function statementsOf(sql: string): readonly string[] {
  const statements: string[] = []
  let waiting = ''
  for (const [token] of sql.matchAll(TOKENS)) {
    if (token.startsWith('--')) continue
    waiting += token
    const isInTrigger = /^\s*create\s+trigger/i.test(waiting) && !/\bend\s*;$/i.test(waiting)
    if (token !== ';' || isInTrigger) continue
    statements.push(waiting)
    waiting = ''
  }
  return [...statements, waiting].filter((text) => text.trim() !== '')
}

/** Runs statements in one transaction, as D1 does, and returns the rows of each. */
function runAll(sqlite: DatabaseSync, { sql, params = [] }: Query) {
  sqlite.exec('BEGIN')
  try {
    const results = statementsOf(sql).map((statement) => sqlite.prepare(statement).all(...params))
    sqlite.exec('COMMIT')
    return results.map((rows) => ({ results: rows, success: true, meta: META }))
  } catch (error) {
    sqlite.exec('ROLLBACK')
    throw error
  }
}

/** Routes of D1: databases, queries, and imports of SQL files. */
export function databaseRoutes(state: AccountState): readonly ApiRoute[] {
  const describe = (id: string) => ({ uuid: id, name: state.databases.get(id)?.name, version: 'production' })
  return [
    ['GET', /^\/d1\/database$/, () => okResponse([...state.databases.keys()].map(describe))],
    [
      'POST',
      /^\/d1\/database$/,
      (request) => okResponse(describe(addDatabase(state, jsonOf<{ name: string }>(request).name))),
    ],
    [
      'GET',
      /^\/d1\/database\/([^/]+)$/,
      (_request, id = '') => {
        const found = state.databases.has(id)
          ? id
          : [...state.databases].find(([, { name }]) => name === id)?.[0]
        return found === undefined
          ? errorResponse(404, 7404, 'The database could not be found')
          : okResponse(describe(found))
      },
    ],
    [
      'POST',
      /^\/d1\/database\/([^/]+)\/(query|import)$/,
      (request, id = '', action) => {
        const database = state.databases.get(id)
        if (database === undefined) return errorResponse(404, 7404, 'The database could not be found')
        try {
          if (action === 'query') return okResponse(runAll(database.sqlite, jsonOf<Query>(request)))
          const body = jsonOf<{ readonly action: string }>(request)
          if (body.action === 'init')
            return okResponse({ success: true, upload_url: request.uploadUrl, filename: 'waiting.sql' })
          database.sqlite.exec(`BEGIN;${state.pendingSql}COMMIT`)
          const result = { num_queries: 1, final_bookmark: '1', meta: META }
          return okResponse({ success: true, type: 'import', status: 'complete', messages: [], result })
        } catch (error) {
          return errorResponse(400, 7500, error instanceof Error ? error.message : String(error))
        }
      },
    ],
    ['GET', /^\/d1\/database\/[^/]+\/time_travel\/bookmark$/, () => okResponse({ bookmark: BOOKMARK })],
    [
      'POST',
      /^\/d1\/database\/([^/]+)\/time_travel\/restore$/,
      (_request, id = '') => {
        const database = state.databases.get(id)
        const file = state.restorePoints.get(id)
        if (database === undefined || file === undefined)
          return errorResponse(404, 7404, 'Nothing to go back to')
        state.databases.set(id, { ...database, sqlite: new DatabaseSync(file) })
        return okResponse({ bookmark: BOOKMARK, previous_bookmark: BOOKMARK, message: 'restored' })
      },
    ],
  ]
}
