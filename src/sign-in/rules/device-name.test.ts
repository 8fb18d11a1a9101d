import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadLocale } from '#src/words/load-locale.ts'
import { runsOf } from '#test/support/sample.ts'
import { deviceName, localiseDeviceName } from './device-name.ts'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('names the device of %s %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

it('returns no text of the User-Agent header itself', () => {
  fc.assert(
    fc.property(fc.string(), (text) => /^[A-Za-z ]+$/.test(deviceName(text))),
    { numRuns: runsOf(2000) },
  )
})

it.each([
  ['Firefox on Linux', 'Firefox unter Linux'],
  ['Browser on Mac', 'Browser unter Mac'],
  ['Safari', 'Safari'],
  ['Unknown device', 'Unbekanntes Gerät'],
  ['Firefox sous Linux', 'Firefox sous Linux'],
])('translates %s as %s', async (name, translated) => {
  expect(localiseDeviceName(name, await loadLocale('de'))).toBe(translated)
})
