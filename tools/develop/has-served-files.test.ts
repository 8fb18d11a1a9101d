import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasServedFiles, SERVED_FILES } from './has-served-files.ts'

const VERSION = '0123456789'
let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fernway-served-'))
  for (const name of SERVED_FILES) {
    mkdirSync(dirname(join(root, '.generated', name)), { recursive: true })
    writeFileSync(join(root, '.generated', name), JSON.stringify({ version: VERSION }))
  }
  mkdirSync(join(root, 'public/_catalogue', VERSION), { recursive: true })
  mkdirSync(join(root, 'public/fonts'))
  writeFileSync(join(root, 'public/world-land.svg'), '')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('is true after a complete compilation', () => {
  expect(hasServedFiles(root)).toBe(true)
})

it.each([
  ...SERVED_FILES.map((name) => join('.generated', name)),
  join('public/_catalogue', VERSION),
  'public/fonts',
  'public/world-land.svg',
])('is false without %s', (path) => {
  rmSync(join(root, path), { recursive: true })
  expect(hasServedFiles(root)).toBe(false)
})

it('knows every compiled file that the site imports', () => {
  const files = globSync('{src,client}/**/*.{ts,tsx,css}', { exclude: ['**/*.test.{ts,tsx}'] })
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/generated\/([\w./-]+\.(?:json|css))['"]/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(imported.length).toBeGreaterThan(10)
  expect(SERVED_FILES).toEqual(expect.arrayContaining([...new Set(imported)]))
})
