import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { publishFiles } from './publish-files.ts'

let folder = ''
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const publish = (): readonly string[] => {
  publishFiles(join(folder, 'public'), join(folder, 'out'))
  return readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' }).toSorted()
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-publish-'))
  write('public/robots.txt', 'robots')
  write('public/_catalogue/aaaa/home.json', '{}')
  write('public/_catalogue/aaaa/places.json', '{}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('publishes the public files and nothing of an earlier build', () => {
  write('out/assets/old.js', 'old')
  write('out/_catalogue/bbbb/home.json', '{"old":true}')
  expect(publish()).toEqual([
    '_catalogue',
    '_catalogue/aaaa',
    '_catalogue/aaaa/home.json',
    '_catalogue/aaaa/places.json',
    'robots.txt',
  ])
})

it('publishes the folder of each language', () => {
  write('public/_catalogue/aaaa/cs/places.json', '{}')
  expect(publish()).toContain('_catalogue/aaaa/cs/places.json')
})

it('completes a version that an interrupted build left in part', () => {
  write('out/_catalogue/aaaa/home.json', '{}')
  write('out/_catalogue/aaaa.new/home.json', '{}')
  expect(publish()).toContain('_catalogue/aaaa/places.json')
  expect(readdirSync(join(folder, 'out/_catalogue'))).toEqual(['aaaa'])
})

it('copies files that are written again later, so that the build keeps its own', () => {
  publish()
  write('public/robots.txt', 'changed')
  expect(readFileSync(join(folder, 'out/robots.txt'), 'utf8')).toBe('robots')
})
