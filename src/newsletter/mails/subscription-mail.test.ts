import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { MAIL_DARK_RULES } from '#src/mail/pages/mail-styles.ts'
import { composeSubscriptionMail } from './subscription-mail.tsx'

const TOKEN = 'T'.repeat(43)
const SITE = 'https://www.example.org'
/** Gmail truncates longer mails. */
const GMAIL_CUT_BYTES = 102_000

const channel = (value: number): number =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
const darkOf = (className: string): string =>
  new RegExp(`\\.${className}\\{(?:background-)?color:(#[0-9A-F]{6})`).exec(MAIL_DARK_RULES)?.[1] ?? ''

describe.each([
  ['to a pending subscriber', await composeSubscriptionMail(SITE, false, TOKEN, DEFAULT_LOCALE)],
  ['to a confirmed subscriber', await composeSubscriptionMail(SITE, true, TOKEN, DEFAULT_LOCALE)],
])('composeSubscriptionMail %s', (_kind, { subject, html, text, headers }) => {
  it('loads no external resources and needs no images', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|video|form|input)\b|url\(|@import|@font-face|\bsrc=/)
    expect([...html.matchAll(/https?:\/\/[^/"<]+/g)].map(([origin]) => origin)).toEqual(
      Array.from({ length: html.split(SITE).length - 1 }, () => SITE),
    )
  })

  it('uses only tables and inline styles', () => {
    expect(html).not.toMatch(/display:\s*(flex|grid)|position:|var\(|calc\(|class="[^"]*"[^>]*class=/)
    for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"')
    for (const [element] of html.matchAll(/<(h1|p|a|td|table|body)\b[^>]*>/g))
      expect(element).toContain('style="')
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(GMAIL_CUT_BYTES / 10)
  })

  it('declares a language, a title and both colour schemes, and has dark colours for every class', () => {
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/)
    expect(html).toContain(`<title>${subject}</title>`)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name ?? ''))
    for (const name of classes) expect(darkOf(name)).toMatch(/^#/)
  })

  it('has the same links in plain text', () => {
    for (const step of ['preferences', 'unsubscribe']) {
      const link = `${SITE}/newsletter/${step}?token=${TOKEN}`
      expect(html).toContain(link)
      expect(text).toContain(link)
    }
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;/)
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(200)
  })

  it('has both headers of one-click unsubscribing', () => {
    expect(headers['List-Unsubscribe']).toBe(`<${SITE}/newsletter/unsubscribe?token=${TOKEN}>`)
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })
})

it.each([
  ['ink', 'sheet'],
  ['soft', 'sheet'],
  ['link', 'sheet'],
  ['on-fern', 'fern'],
])('has enough contrast in dark mode: %s on %s', (text, background) => {
  expect(contrast(darkOf(text), darkOf(background))).toBeGreaterThan(4.5)
})
