import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { runCommand } from '#tools/command/run-command.ts'
import { applyMigrations } from './apply-migrations.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'fernway-migrations-'))
const folder = join(stateDir, 'v3', 'd1')
const note = join(folder, 'migrated-SEARCH')
const hasDatabase = (): boolean => existsSync(join(folder, 'miniflare-D1DatabaseObject'))

afterEach(() => rmSync(stateDir, { recursive: true, force: true }))

describe('applyMigrations', () => {
  it('applies migrations that the marker does not list, and then skips the check', async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(note, '0000_another.sql')
    await applyMigrations(stateDir, ['SEARCH'])
    expect(hasDatabase()).toBe(true)
    expect(readFileSync(note, 'utf8').split('\n')).toEqual(readdirSync('src/migrations/search'))
    rmSync(join(folder, 'miniflare-D1DatabaseObject'), { recursive: true })
    await applyMigrations(stateDir, ['SEARCH'])
    expect(hasDatabase()).toBe(false)
  })

  it('records migrations as wrangler does, and lets two processes start on a new database', async () => {
    await Promise.all([applyMigrations(stateDir), applyMigrations(stateDir)])
    const args = ['d1', 'migrations', 'list', 'DB', '--local', '--persist-to', stateDir]
    const { output } = await runCommand('wrangler', args, { CI: 'true' })
    expect(output).toContain('No migrations to apply')
  })
})
