import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findHeavyWorker, MOST_WORKER_BYTES, weighWorker } from './worker-weight.ts'

let folder = ''
/** Text that gzip cannot make smaller than it is in bytes. */
const noise = (bytes: number): string => randomBytes(bytes).toString('base64')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-weight-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.js'), noise(1000))
  writeFileSync(join(folder, 'index.js.map'), noise(900_000))
  writeFileSync(join(folder, 'assets/art-Abc123.js'), noise(300_000))
  writeFileSync(join(folder, 'assets/program.wasm'), noise(900_000))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('counts every script but the art, and nothing else', () => {
  const before = weighWorker(folder).gzipBytes
  expect(before).toBeLessThan(2000)
  writeFileSync(join(folder, 'assets/late.js'), noise(50_000))
  expect(weighWorker(folder).gzipBytes - before).toBeGreaterThan(50_000)
  expect(weighWorker(folder).artGzipBytes).toBeGreaterThan(300_000)
})

it('names a worker over the limit, loaded late or not', () => {
  expect(findHeavyWorker(folder)).toEqual([])
  writeFileSync(join(folder, 'assets/late.js'), noise(MOST_WORKER_BYTES))
  expect(findHeavyWorker(folder)[0]).toContain('bytes gzip without art and WebAssembly')
})

it('refuses to weigh a worker whose art is not apart', () => {
  rmSync(join(folder, 'assets/art-Abc123.js'))
  expect(() => weighWorker(folder)).toThrow('no art-*.js')
})
