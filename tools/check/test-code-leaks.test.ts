import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findTestCodeLeaks } from './test-code-leaks.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-traces-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.js'), 'headers.get("x-request-id")')
  writeFileSync(join(folder, 'index.js.map'), 'x-fault in a source map is never served')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('finds nothing in a worker without test code', () => {
  expect(findTestCodeLeaks(folder)).toEqual([])
})

it.each(['headers.get("x-fault")', 'new Error("injected fault")', 'env.FAULT_INJECTION', 'Salt by camel'])(
  'names the file that contains %s',
  (text) => {
    writeFileSync(join(folder, 'assets/late.js'), text)
    expect(findTestCodeLeaks(folder)).toHaveLength(1)
    expect(findTestCodeLeaks(folder)[0]).toContain('assets/late.js')
  },
)

it('throws when nothing was built', () => {
  expect(() => findTestCodeLeaks(join(folder, 'assets'))).toThrow('npm run build')
})
