import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readOnlyGateways } from './read-only-gateways.ts'

const dir = mkdtempSync(join(tmpdir(), 'gateways-'))
const PAGES = new Map([
  ['tokelau', { latitude: -9.2, longitude: -171.85 }],
  ['samoa', { latitude: -13.83, longitude: -171.77 }],
  ['christmas-island', { latitude: -10.42, longitude: 105.68 }],
])

function read(text: string) {
  writeFileSync(join(dir, 'only-gateways.yaml'), text)
  const problems: string[] = []
  const gateways = readOnlyGateways({ contentDir: dir }, PAGES, ({ problem }) => void problems.push(problem))
  return { gateways, problems }
}

afterAll(() => rmSync(dir, { recursive: true }))
describe('readOnlyGateways', () => {
  it('finds pages and airports', () => {
    const { gateways, problems } = read('tokelau: [samoa]\nchristmas-island: [PER]\n')
    expect(problems).toEqual([])
    expect(gateways?.['tokelau']).toEqual([[-1383, -17177]])
    expect(gateways?.['christmas-island']).toEqual([[-3194, 11597]])
  })

  it.each([
    ['tokelau: [XXX]', 'nobody travels from “XXX”'],
    ['tokelau: [Apia]', 'nobody travels from “Apia”'],
    ['tokelau: [tokelau]', 'nobody travels from “tokelau”'],
  ])('reports %s', (text, problem) => {
    expect(read(`${text}\n`).problems).toEqual([problem])
  })

  it('reports a place that does not exist, and a place without towns', () => {
    expect(read('atlantis: [samoa]\n').problems).toHaveLength(1)
    expect(read('tokelau: []\n').gateways).toBeNull()
  })
})
