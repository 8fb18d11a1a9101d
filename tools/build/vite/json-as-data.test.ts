import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jsonAsData } from './json-as-data.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-data-'))
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
      { ...jsonAsData(join(folder, 'copies')), applyToEnvironment: () => true },
      {
        name: 'data-modules',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('.bin') || id === 'node:zlib' ? { id, external: true } : null),
      },
    ],
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'entry.js' } },
  })
  return readFileSync(join(folder, 'dist/entry.js'), 'utf8')
}

it('large compiled data is a compressed module of bytes that is inflated and parsed on import', async () => {
  const data = { text: 'Zürich’s `x` '.repeat(4000) }
  const code = await buildWith(data)
  expect(code.length).toBeLessThan(500)
  expect(code).toMatch(/import \w+ from ".*data\.bin"/)
  expect(code).toMatch(/JSON\.parse\(new TextDecoder\(\)\.decode\(\w+\(new Uint8Array\(\w+\)\)\)\)/)
  const bytes = readFileSync(join(folder, 'copies/data.bin'))
  expect(bytes.length).toBeLessThan(1000)
  expect(JSON.parse(inflateRawSync(bytes).toString())).toEqual(data)
})

it('small compiled data stays in the script', async () => {
  expect(await buildWith({ text: 'small' })).toContain('small')
})
