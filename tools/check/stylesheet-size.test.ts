import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findOversizedStylesheet, MAX_STYLESHEET_BYTES } from './stylesheet-size.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-sheet-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('weighs only the render-blocking stylesheet', () => {
  writeFileSync(join(folder, 'main-Abc1.css'), 'a{}')
  writeFileSync(join(folder, 'modes-Abc1.css'), randomBytes(2 * MAX_STYLESHEET_BYTES))
  expect(findOversizedStylesheet(folder)).toEqual([])
  writeFileSync(join(folder, 'main-Abc1.css'), randomBytes(MAX_STYLESHEET_BYTES))
  expect(findOversizedStylesheet(folder)[0]).toContain(`the budget is ${MAX_STYLESHEET_BYTES}`)
})

it('throws when there is no stylesheet to weigh', () => {
  expect(() => findOversizedStylesheet(folder)).toThrow('no main-*.css')
})
