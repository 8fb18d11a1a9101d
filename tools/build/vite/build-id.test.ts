import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildIdOf } from './build-id.ts'

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true })
})

function projectWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'fernway-build-id-'))
  roots.push(root)
  for (const folder of ['src', 'client', '.generated']) mkdirSync(join(root, folder))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  return root
}
const FILES = { 'src/a.ts': '1', '.generated/site.json': '{}', 'package-lock.json': '{}' }
const id = (changed: Readonly<Record<string, string>> = {}, manifest = 'm') =>
  buildIdOf(projectWith({ ...FILES, ...changed }), manifest)

it('returns the same ID for the same project, independent of folder and time of the build (R14.5)', () => {
  expect(id()).toMatch(/^[0-9a-f]{12}$/)
  expect(id({ 'src/a.test.ts': 'of no page' })).toBe(id())
})

it.each([
  { 'src/a.ts': '2' },
  { 'src/b.ts': '' },
  { '.generated/site.json': '[]' },
  { 'package-lock.json': '' },
])('returns another ID when %j changes', (changed) => {
  expect(id(changed)).not.toBe(id())
})

it('returns another ID when the client build changes', () => {
  expect(id({}, 'n')).not.toBe(id())
})
