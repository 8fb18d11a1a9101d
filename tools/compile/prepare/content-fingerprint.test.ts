import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  changedInputs,
  hasDrafts,
  hashContent,
  isContentUpToDate,
  recordPatches,
  removeFingerprint,
  writeFingerprint,
} from './content-fingerprint.ts'

const VERSION = '0123456789'
let root = ''

const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const hash = () => hashContent(root, { year: 2026 })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fernway-stamp-'))
  write('content/kyoto.md', 'Kyoto')
  write('tools/compile/read.ts', 'read')
  write('package-lock.json', '{}')
  write('.generated/catalogue-manifest.json', JSON.stringify({ version: VERSION }))
  mkdirSync(join(root, 'public/_catalogue', VERSION), { recursive: true })
  writeFingerprint(root, { ...hash(), version: VERSION })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('isContentUpToDate', () => {
  it('is true while no input has changed', () => {
    expect(isContentUpToDate(root, hash())).toBe(true)
  })

  it.each([
    ['an editor wrote', () => write('content/kyoto.md', 'Kyoto, again')],
    ['a guide came', () => write('content/japan/osaka.md', 'Osaka')],
    ['a guide went', () => rmSync(join(root, 'content/kyoto.md'))],
    ['a guide has another name', () => write('content/nara.md', 'Kyoto')],
    ['code changed', () => write('tools/compile/read.ts', 'read otherwise')],
    ['a library changed', () => write('package-lock.json', '{ }')],
    [
      'another version was compiled since',
      () => write('.generated/catalogue-manifest.json', '{"version":"1"}'),
    ],
    ['the manifest is missing', () => rmSync(join(root, '.generated/catalogue-manifest.json'))],
    ['its files are missing', () => rmSync(join(root, 'public/_catalogue', VERSION), { recursive: true })],
    ['a page was compiled alone', () => recordPatches(root, ['content/kyoto.md'])],
    ['a compilation was interrupted', () => removeFingerprint(root)],
    ['the note was cut in two', () => write('.generated/content-stamp.json', '{"sources":"')],
  ])('is false when %s', (_what, change) => {
    change()
    expect(isContentUpToDate(root, hash())).toBe(false)
  })

  it('is false for another year', () => {
    expect(isContentUpToDate(root, hashContent(root, { year: 2027 }))).toBe(false)
  })
})

describe('changedInputs', () => {
  const OTHERS = { pages: [], hasOthers: true }

  it.each([
    ['nothing', () => undefined, { pages: [], hasOthers: false }],
    [
      'a page',
      () => write('content/kyoto.md', 'Kyoto, again'),
      { pages: ['content/kyoto.md'], hasOthers: false },
    ],
    ['code', () => write('tools/compile/read.ts', 'read otherwise'), OTHERS],
    [
      'a new page',
      () => write('content/osaka.md', 'Osaka'),
      { pages: ['content/osaka.md'], hasOthers: true },
    ],
    [
      'a page that was compiled alone',
      () => recordPatches(root, ['content/kyoto.md']),
      { pages: ['content/kyoto.md'], hasOthers: false },
    ],
    ['a deleted page', () => rmSync(join(root, 'content/kyoto.md')), OTHERS],
    ['everything, as far as is known after an interruption,', () => removeFingerprint(root), OTHERS],
    [
      'everything, when the pages are missing,',
      () => rmSync(join(root, 'public/_catalogue', VERSION), { recursive: true }),
      OTHERS,
    ],
  ])('%s changed', (_what, change, expected) => {
    change()
    expect(changedInputs(root, hash())).toEqual(expected)
  })
})

describe('hasDrafts', () => {
  it.each([
    ['no file mentions one', 'title: Kyoto\n\nA draught of air.', false],
    ['a file is one', '---\ndraft: true\n---', true],
    ['its key is quoted', '---\n"draft": true\n---', true],
  ])('when %s', (_what, text, expected) => {
    write('content/kyoto.md', text)
    expect(hasDrafts(root)).toBe(expected)
  })
})
