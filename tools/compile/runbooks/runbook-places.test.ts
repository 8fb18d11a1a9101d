import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ADMIN_ROWS } from '#src/admin/admin-pages.ts'
import { readRunbooks } from './read-runbooks.ts'

/** What is typed into a terminal. */
const COMMAND = /<code>(?:npm (?:run|start|ci)|npx|wrangler|curl|java|export|HASH=|[A-Z_]+=\S+ npm)\b/
const runbooks = readRunbooks(resolve(import.meta.dirname, '../../..'))
const table = runbooks.find(({ id }) => id === 'what-is-done-where')?.html ?? ''
const rows = [...table.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/gs)].map(
  ([, chapter = '', desk = '', terminal = '']) => ({
    chapters: [...chapter.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id),
    desk,
    terminal,
  }),
)
const named = new Set(rows.flatMap(({ chapters }) => chapters))

describe('what is done where', () => {
  it('has a line for each chapter with a command', () => {
    const withCommand = runbooks.filter(({ html, id }) => COMMAND.test(html) && id !== 'what-is-done-where')
    expect(withCommand.length).toBeGreaterThan(12)
    // Its own words name `npm run wrangler`, for all chapters under it.
    const missing = withCommand
      .map(({ id }) => id)
      .filter((id) => !named.has(id) && id !== 'when-something-happens')
    expect(missing).toEqual([])
  })

  it('leads to chapters that there are', () => {
    const ids = new Set(runbooks.map(({ id }) => id))
    expect([...named].filter((id) => id === undefined || !ids.has(id))).toEqual([])
  })

  it('names a page of the desk in each line, or says why not', () => {
    const pages = new Set<string>(ADMIN_ROWS.map(({ path }) => path))
    expect(rows.length).toBeGreaterThan(20)
    for (const { desk, chapters } of rows) {
      const addresses = [...desk.matchAll(/\/desk\/[a-z]+/g)].map(([address]) => address)
      expect([chapters, addresses.filter((address) => !pages.has(address))]).toEqual([chapters, []])
      expect([chapters, addresses.length > 0 || /not there: \S+ \S+/.test(desk)]).toEqual([chapters, true])
    }
  })
})
