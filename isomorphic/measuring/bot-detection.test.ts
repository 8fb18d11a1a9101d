import { describe, expect, it } from 'vitest'
import { isBot, isForeignError } from './bot-detection.ts'

const SITE = 'https://fernway.test'
const LOCAL = 'http://localhost:8787'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'
const HEADLESS = CHROME.replace('Chrome/', 'HeadlessChrome/')

describe('isBot', () => {
  it.each([
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'python-requests/2.31',
    'undici',
    'node',
    '',
    ' ',
    undefined,
  ])('returns true for %s', (userAgent) => {
    expect(isBot(userAgent, SITE)).toBe(true)
  })

  it.each([
    CHROME,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0',
    'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  ])('returns false for %s', (userAgent) => {
    expect(isBot(userAgent, SITE)).toBe(false)
  })

  it('treats headless browsers as bots in production only', () => {
    expect([isBot(HEADLESS, SITE), isBot(HEADLESS, LOCAL)]).toEqual([true, false])
  })
})

describe('isForeignError', () => {
  it.each(['chrome-extension://a/b.js', 'moz-extension://a/b.js', 'safari-web-extension://a/b.js'])(
    'returns true for an error of %s',
    (file) => {
      expect(isForeignError([file, `${SITE}/entry.js`], 'fernway.test', SITE)).toBe(true)
      expect(isForeignError([`${SITE}/entry.js`, file], 'fernway.test', SITE)).toBe(false)
    },
  )

  it('returns true for hosts that are not the site', () => {
    expect(isForeignError([], 'localhost:8787', SITE)).toBe(true)
    expect(isForeignError([], 'preview.fernway.workers.dev', SITE)).toBe(true)
    expect(isForeignError([], 'localhost:8787', LOCAL)).toBe(false)
    expect(isForeignError([], '', SITE)).toBe(false)
  })
})
