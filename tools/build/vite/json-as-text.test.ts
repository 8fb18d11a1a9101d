import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jsonAsText } from './json-as-text.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-text-'))
  mkdirSync(join(folder, '.generated'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds an entry that imports compiled data for the worker. @returns its code */
async function buildWith(data: unknown): Promise<string> {
  writeFileSync(join(folder, '.generated/data.json'), JSON.stringify(data))
  writeFileSync(join(folder, 'entry.js'), "export { default } from './.generated/data.json'")
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { ...jsonAsText(join(folder, 'texts')), applyToEnvironment: () => true },
      {
        name: 'text-modules',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('.txt') ? { id, external: true } : null),
      },
    ],
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'entry.js' } },
  })
  return readFileSync(join(folder, 'dist/entry.js'), 'utf8')
}

it('large compiled data is a module of text that is parsed on import', async () => {
  const data = { text: 'Zürich’s `x` '.repeat(4000) }
  const code = await buildWith(data)
  expect(code.length).toBeLessThan(500)
  expect(code).toMatch(/import \w+ from ".*data\.txt"/)
  expect(code).toContain('JSON.parse')
  expect(JSON.parse(readFileSync(join(folder, 'texts/data.txt'), 'utf8'))).toEqual(data)
})

it('small compiled data stays in the script', async () => {
  expect(await buildWith({ text: 'small' })).toContain('small')
})
