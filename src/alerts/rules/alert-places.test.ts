import { expect, it } from 'vitest'
import { findAlerts, parseAlertSettings, toAlert } from './alert-setting.ts'

const NOW_MS = Date.UTC(2026, 10, 22)
const entries = (...settings: readonly object[]) =>
  parseAlertSettings(JSON.stringify({ alerts: settings })).map((setting) => ({ setting }))
const textOn = (found: ReturnType<typeof entries>, path: string) =>
  findAlerts(found, path, NOW_MS)[0]?.setting.text ?? null

it('shows the alert with the fewest places for a path, and the first of equals', () => {
  const found = entries(
    { text: 'all' },
    { text: 'pacific', under: ['/pacific', '/destinations/fiji', '/destinations/samoa'] },
    { text: 'fiji', under: ['/destinations/fiji'] },
  )
  expect(textOn(found, '/destinations/fiji/suva')).toBe('fiji')
  expect(textOn(found, '/destinations/samoa')).toBe('pacific')
  expect(textOn(found, '/pacific/places')).toBe('pacific')
  expect(textOn(found, '/destinations/fijian-islands')).toBe('all')
  expect(findAlerts(found, '/destinations/fiji', NOW_MS).map(({ setting }) => setting.text)).toEqual([
    'fiji',
    'pacific',
    'all',
  ])
})

it('skips expired and future alerts and shows the next one instead', () => {
  const found = entries(
    { text: 'over', under: ['/destinations/fiji'], end: '2026-11-21T00:00:00Z' },
    { text: 'later', under: ['/destinations/fiji'], start: '2026-11-23T00:00:00Z' },
    { text: 'all' },
  )
  expect(textOn(found, '/destinations/fiji')).toBe('all')
})

it.each([
  null,
  '',
  '{',
  '[]',
  '{"alerts":{}}',
  '{"alerts":[{"text":""}]}',
  '{"alerts":[{"text":"x","under":["//evil"]}]}',
])('ignores the invalid setting %j', (json) => {
  expect(parseAlertSettings(json)).toEqual([])
})

it('gives a republished alert a new version and the same alert the same version', async () => {
  const versionOf = async (text: string) => text
  const [first, again] = await Promise.all([
    toAlert({ id: 'a', text: 'Storm' }, versionOf),
    toAlert({ id: 'b', text: 'Storm' }, versionOf),
  ])
  expect(first.version).not.toBe(again.version)
  expect(await toAlert({ id: 'a', text: 'Storm' }, versionOf)).toEqual(first)
})

it('parses the single alert written by the command line', () => {
  expect(parseAlertSettings('{"text":"<b>x</b>","end":"2026-12-01T00:00:00Z"}')).toHaveLength(1)
})
