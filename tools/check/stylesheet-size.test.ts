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

it('weighs the sheet that pages wait for, and no other', () => {
  writeFileSync(join(folder, 'main-Abc1.css'), 'a{}')
  writeFileSync(join(folder, 'modes-Abc1.css'), randomBytes(2 * MAX_STYLESHEET_BYTES))
  expect(findOversizedStylesheet(folder)).toEqual([])
  writeFileSync(join(folder, 'main-Abc1.css'), randomBytes(MAX_STYLESHEET_BYTES))
  expect(findOversizedStylesheet(folder)[0]).toContain(`${MAX_STYLESHEET_BYTES} at most`)
})

it('refuses to weigh nothing', () => {
  expect(() => findOversizedStylesheet(folder)).toThrow('no main-*.css')
})
