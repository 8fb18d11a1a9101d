import { beforeEach, expect, it, vi } from 'vitest'
import { toolWordsDe } from '#client/words/tool-words-de.ts'
import type { StoredTrip } from './trip-database.ts'

const TRIP: StoredTrip = {
  id: 'a'.repeat(32),
  owner: null,
  changedAt: 1,
  fields: [
    { e: 'trip', f: 'startsOn', v: '2027-03-27', seq: 1 },
    { e: 'day-aaaaaaaa', f: 'order', v: 'a0', seq: 2 },
    { e: 'day-bbbbbbbb', f: 'order', v: 'a1', seq: 3 },
    { e: 'stop-aaaaaaaa', f: 'name', v: 'Burg', seq: 4 },
  ],
}

const downloaded: Blob[] = []

beforeEach(() => {
  // A language is stored once in a process: other test files store the text of the worker, this one that of scripts.
  vi.resetModules()
  globalThis.pageLanguage = { tag: 'de', words: toolWordsDe }
  vi.stubGlobal('location', { origin: 'https://fernway.example' })
  vi.stubGlobal('document', {
    documentElement: { lang: 'de' },
    createElement: () => ({ click: () => undefined }),
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    downloaded.push(file as Blob)
    return 'blob:'
  })
  vi.useFakeTimers()
  return () => {
    globalThis.pageLanguage = undefined
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.resetModules()
  }
})

it('writes the file of a trip in the language of the page', async () => {
  const { downloadTripFile } = await import('./download-trip-file.ts')
  await downloadTripFile(TRIP, 'md', 0)
  const text = await downloaded.at(-1)?.text()
  expect(text).toContain('Ideen')
  expect(text).toContain('Tag 1')
  expect(text).not.toContain('Day 1')
})

it('has imported files read in the language of the page', async () => {
  const { importIntoTrip } = await import('./import-into-trip.ts')
  const addresses: unknown[] = []
  await importIntoTrip(TRIP, new File(['x'], 'places.gpx'), undefined, (address) => {
    addresses.push(address)
    return Promise.resolve(new Response('', { status: 400 }))
  })
  expect(addresses).toEqual(['/de/trips/import'])
})

it('describes a trip of the device in the language of the page, with its dates, and leads to a page in it', async () => {
  const { describeDeviceTrip } = await import('./describe-device-trip.ts')
  const { href, dates, days } = describeDeviceTrip(TRIP)
  expect(href).toBe(`/de/trips/device#${'a'.repeat(32)}`)
  expect(dates).toMatch(/^27\.\D28\. März 2027$/u)
  expect(days).toBe('2 Tage')
})

it('leads links to pages in the language once, and leaves links to other sites', async () => {
  const { localiseDrawnLinks } = await import('./localise-drawn-links.ts')
  const link = (href: string) => ({
    href,
    getAttribute: () => href,
    setAttribute(_: string, value: string) {
      this.href = value
    },
  })
  const links = [link('/trips'), link('/de/destinations/japan')]
  localiseDrawnLinks({ querySelectorAll: () => links } as unknown as Parameters<typeof localiseDrawnLinks>[0])
  expect(links.map(({ href }) => href)).toEqual(['/de/trips', '/de/destinations/japan'])
})
