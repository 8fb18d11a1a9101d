import { describe, expect, it } from 'vitest'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const textOf = async (path: string): Promise<string> => (await fetchSite(path)).text()
/** A number and a unit or month, or a word and a mark, with a space that may end a line. */
const OPEN =
  />[^<]*(?:\d (?:min|hours?|days?|Stunden|Minuten|Tage|heures|jours|horas|días|ore|giorni|hodin|dní)\b|\w [?…])[^<]*/g

describe('no-break spaces', () => {
  it.each(['', '/de', '/fr', '/es', '/it', '/cs'])(
    'keep numbers beside their units in guides below "%s"',
    async (prefix) => {
      for (const place of ['japan', 'morocco', 'united-states/chicago']) {
        const html = await textOf(`${prefix}/destinations/${place}`)
        const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|option|title)\b[^>]*>[^<]*/g, '')
        expect(html).toMatch(/\d\u00a0/)
        expect([place, body.match(OPEN) ?? []]).toEqual([place, []])
      }
    },
  )

  it('are in no structured data, feed, file or answer for programs', async () => {
    const guide = await textOf('/destinations/japan')
    const data = [...guide.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)/g)].map(
      ([, json]) => json,
    )
    expect(data.length).toBeGreaterThan(0)
    const others = [
      '/where.json?month=5',
      '/where/in/may.atom',
      '/feeds/articles.atom',
      '/destinations/japan.gpx',
    ]
    const texts = await Promise.all(others.map(textOf))
    for (const text of [...data, ...texts]) expect(text).not.toMatch(/\d\u00a0(?:min|hours?|days?|minute)\b/)
  })
})
