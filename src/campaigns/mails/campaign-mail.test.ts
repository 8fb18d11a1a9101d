import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { TOKEN_PLACEHOLDER } from '#src/campaigns/rules/campaign-address.ts'
import { parseCampaignMarkdown } from '#src/campaigns/rules/parse-campaign-markdown.ts'
import { MAIL_DARK_RULES } from '#src/mail/pages/mail-styles.ts'
import { composeCampaign, forceColourScheme, personaliseCampaign } from './compose-campaign.tsx'

const SITE = 'https://www.example.org'
const TOKEN = `${'a'.repeat(43)}.${'b'.repeat(22)}`
const CARD = {
  path: '/destinations/japan/kyoto',
  title: 'Kyoto',
  summary: 'Temples, and the hills behind them.',
  kind: 'City · Japan',
  picture: '/cards/destinations/japan/kyoto.1.png',
  alt: 'A pagoda at dusk',
}
const BODY = `## Go in *November*\n\nSee [Japan](/destinations/japan?x=1#when) or [others](https://other.example/a).\n\n- one\n- two\n\n> said\n\n---\n\n![A bay](/images/bay.jpg)\n\ncard: ${CARD.path}\n`

const campaign = await composeCampaign({
  subject: 'Three nights & a day',
  preheader: 'What to leave out',
  blocks: parseCampaignMarkdown(BODY, DEFAULT_LOCALE).blocks,
  cards: new Map([[CARD.path, CARD]]),
  siteOrigin: SITE,
  slug: '2026-11-22-three-nights',
  locale: DEFAULT_LOCALE,
})
const { html, text, headers } = personaliseCampaign(campaign, SITE, 'ana@mail.example', TOKEN)

describe('a campaign mail', () => {
  it('loads images of the site only, each with alternative text and a width, and nothing else', () => {
    expect(html).not.toMatch(/<(link|script|iframe|video|form|input)\b|url\(|@import|@font-face/)
    for (const [image] of html.matchAll(/<img[^>]*>/g))
      expect(image).toMatch(/src="https:\/\/www\.example\.org\/[^"]+" alt="[^"]+" width="504"/)
    expect(html).not.toContain(`src="${SITE}/newsletter`)
  })

  it('uses only tables and inline styles, with dark colours for every class', () => {
    expect(html).not.toMatch(/display:\s*(flex|grid)|position:|var\(|calc\(/)
    for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"')
    for (const [element] of html.matchAll(/<(h1|h2|h3|p|a|td|table|body|ul|li|blockquote|hr|img)\b[^>]*>/g))
      expect(element).toContain('style="')
    for (const [, name] of html.matchAll(/class="([^"]+)"/g)) expect(MAIL_DARK_RULES).toContain(`.${name}{`)
  })

  it('adds the name of the campaign to links of the site, and does not change external links', () => {
    expect(html).toContain(
      `href="${SITE}/destinations/japan?x=1&amp;from=letter-2026-11-22-three-nights#when"`,
    )
    expect(html).toContain('href="https://other.example/a"')
    expect(html).toContain(`href="${SITE}${CARD.path}?from=letter-2026-11-22-three-nights"`)
  })

  it('has an unsubscribe link in HTML and plain text, and the headers of RFC 8058', () => {
    const leaving = `${SITE}/newsletter/unsubscribe?token=${TOKEN}`
    expect(html).toContain(`href="${leaving}"`)
    expect(text).toContain(leaving)
    expect(headers['List-Unsubscribe']).toBe(`<${leaving}>`)
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(html + text).not.toContain(TOKEN_PLACEHOLDER)
  })

  it('has the same content in plain text', () => {
    for (const words of [
      'Three nights & a day',
      'GO IN NOVEMBER',
      '- one',
      '> said',
      '[A bay]',
      'City · Japan: Kyoto',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;/)
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(200)
  })

  it('can be forced to either colour scheme', () => {
    expect(forceColourScheme(html, 'dark')).toContain('@media all{')
    expect(forceColourScheme(html, 'light')).toContain('@media not all{')
    expect(forceColourScheme(html, 'light')).not.toContain('light dark')
  })
})
