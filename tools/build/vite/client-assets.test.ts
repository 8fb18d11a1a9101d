import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withdrawManifest } from './client-assets.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-client-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('leaves no manifest of the build among the files that are served, and replaces that of the build before', () => {
  const out = join(folder, 'client')
  for (const manifest of ['{"first":1}', '{"second":2}']) {
    mkdirSync(join(out, '.vite'), { recursive: true })
    writeFileSync(join(out, '.vite/manifest.json'), manifest)
    withdrawManifest(out)
    expect([readdirSync(out), readFileSync(`${out}-manifest.json`, 'utf8')]).toEqual([[], manifest])
  }
  expect(existsSync(join(out, '.vite'))).toBe(false)
})
