import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findOversizedWorker, MAX_WORKER_BYTES, measureWorkerSize } from './worker-size.ts'

let folder = ''
/** Incompressible text: gzip cannot make it smaller than this number of bytes. */
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

it('counts the entry and its static imports at any depth, each once', () => {
  const before = measureWorkerSize(folder).gzipBytes
  expect(before).toBeLessThan(2000)
  const late = () => measureWorkerSize(folder).deferredGzipBytes
  writeFileSync(
    join(folder, 'assets/shared-Abc.js'),
    `import"./deep-Abc.js";import("./late-Abc.js");${noise(9000)}`,
  )
  writeFileSync(join(folder, 'assets/deep-Abc.js'), `import{a}from"./shared-Abc.js";${noise(50_000)}`)
  writeFileSync(join(folder, 'assets/late-Abc.js'), noise(20_000))
  expect([measureWorkerSize(folder).gzipBytes, late() > 79_000]).toEqual([before, true])
  writeFileSync(join(folder, 'assets/data-Abc.bin'), noise(30_000))
  expect(late()).toBeGreaterThan(109_000)
  writeFileSync(join(folder, 'index.js'), `import t from"./assets/data-Abc.bin";${noise(1000)}`)
  expect(measureWorkerSize(folder).gzipBytes - before).toBeGreaterThan(30_000)
  rmSync(join(folder, 'assets/data-Abc.bin'))
  writeFileSync(join(folder, 'index.js'), `import{b}from"./assets/shared-Abc.js";${noise(1000)}`)
  expect(measureWorkerSize(folder).gzipBytes - before).toBeGreaterThan(59_000)
  expect(late()).toBeLessThan(21_000)
  expect(measureWorkerSize(folder).artGzipBytes).toBeGreaterThan(300_000)
})

it('names a worker over the limit', () => {
  expect(findOversizedWorker(folder)).toEqual([])
  writeFileSync(join(folder, 'index.js'), noise(MAX_WORKER_BYTES))
  expect(findOversizedWorker(folder)[0]).toContain('bytes gzip before the first response')
})

it('throws when the art is not a separate chunk', () => {
  rmSync(join(folder, 'assets/art-Abc123.js'))
  expect(() => measureWorkerSize(folder)).toThrow('no art-*.js')
})
