import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ADMIN_ROWS } from '#src/admin/admin-pages.ts'
import { readRunbooks } from './read-runbooks.ts'

/** A command of the terminal. */
const COMMAND = /<code>(?:npm (?:run|start|ci)|npx|wrangler|curl|java|export|HASH=|[A-Z_]+=\S+ npm)\b/
const runbooks = readRunbooks(resolve(import.meta.dirname, '../../..'))
const table = runbooks.find(({ id }) => id === 'where-each-task-is-done')?.html ?? ''
const rows = [...table.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/gs)].map(
  ([, chapter = '', adminPages = '', terminal = '']) => ({
    chapters: [...chapter.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id),
    adminPages,
    terminal,
  }),
)
const named = new Set(rows.flatMap(({ chapters }) => chapters))

describe('the table of where operations are performed', () => {
  it('has a row for each chapter with a command', () => {
    const withCommand = runbooks.filter(
      ({ html, id }) => COMMAND.test(html) && id !== 'where-each-task-is-done',
    )
    expect(withCommand.length).toBeGreaterThan(12)
    // The row of the chapter that names `npm run wrangler` covers all its subchapters.
    const missing = withCommand.map(({ id }) => id).filter((id) => !named.has(id) && id !== 'incidents')
    expect(missing).toEqual([])
  })

  it('links to existing chapters', () => {
    const ids = new Set(runbooks.map(({ id }) => id))
    expect([...named].filter((id) => id === undefined || !ids.has(id))).toEqual([])
  })

  it('names a page of the admin in each row, or the reason for having none', () => {
    const pages = new Set<string>(ADMIN_ROWS.map(({ path }) => path))
    expect(rows.length).toBeGreaterThan(20)
    for (const { adminPages, chapters } of rows) {
      const addresses = [...adminPages.matchAll(/\/desk\/[a-z]+/g)].map(([address]) => address)
      expect([chapters, addresses.filter((address) => !pages.has(address))]).toEqual([chapters, []])
      expect([chapters, addresses.length > 0 || /not there: \S+ \S+/.test(adminPages)]).toEqual([
        chapters,
        true,
      ])
    }
  })
})
