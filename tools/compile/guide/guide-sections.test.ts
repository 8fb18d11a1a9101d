import { expect, it } from 'vitest'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import { factLists } from '#tools/compile/practical/fact-lists.ts'
import { NO_PRACTICAL_MARKUP, type PracticalMarkup } from '#tools/compile/practical/practical-markup.ts'
import type { RecordedCheck } from '#tools/compile/text/text-date-schemas.ts'
import { guideSections } from './guide-sections.ts'

const checked = (section: string, on: string, by: RecordedCheck['by']): RecordedCheck => ({
  section,
  on,
  by,
  against: 'the site of the ferry company',
})

const place = (checks: readonly RecordedCheck[]) =>
  ({
    fields: { name: 'Togo', kind: 'country', depth: 'short', written: '2026-11', checks },
    text: {
      sections: [
        { id: 'why-go', title: 'Why go', html: '<p>For the drums.</p>' },
        { id: 'getting-there', title: 'Getting there', html: '<p>By air.</p>' },
      ],
    },
  }) as unknown as AuthoredPlace

const htmlOf = (id: string, ...checks: readonly RecordedCheck[]): string =>
  guideSections(place(checks), [], NO_PRACTICAL_MARKUP).find((section) => section.id === id)?.html ?? ''

it('a section shows its newest check, and who did it', () => {
  const html = htmlOf(
    'getting-there',
    checked('Getting there', '2026-12-01', 'second-reader'),
    checked('Getting there', '2026-11-30', 'editor'),
    checked('Why go', '2026-12-24', 'editor'),
  )
  expect(html).toContain(
    'This part was checked by a second reader on <time datetime="2026-12-01">1 December 2026</time>.',
  )
  expect(html).not.toContain('an editor')
})

it('a section that was not checked claims no check', () => {
  const checks = [checked('Getting there', '2026-12-01', 'editor'), checked('whole', '2026-12-01', 'editor')]
  expect(htmlOf('why-go', ...checks)).not.toContain('checked by')
})

it('each itinerary has a link that makes a trip of it', () => {
  const title = 'Three ways to spend your days'
  const source = {
    path: '/destinations/togo',
    fields: { name: 'Togo', kind: 'country', depth: 'full', written: '2026-11', checks: [] },
    text: {
      sections: [{ id: 'x', title, html: '<h3>Two days</h3><p>North.</p><h3>A week</h3><p>South.</p>' }],
    },
  } as unknown as AuthoredPlace
  const [section] = guideSections(source, [], NO_PRACTICAL_MARKUP)
  expect(section?.html).toContain('href="/trips/new?from=/destinations/togo&#x26;itinerary=2"')
  expect(section?.html.match(/Plan this/g)).toHaveLength(2)
})

it('a part of the practical text introduces the facts on its subject, and the others follow them', () => {
  const html = '<p>First.</p><h3>Money and tipping</h3><p>Coins.</p><h3>Water</h3><p>Clean.</p>'
  const source = {
    path: '/destinations/togo',
    fields: { name: 'Togo', kind: 'country', depth: 'full', written: '2026-11', checks: [] },
    text: { sections: [{ id: 'practical', title: 'Practical', html }] },
  } as unknown as AuthoredPlace
  const money = { title: 'Money', rows: [], part: 'Money and tipping' }
  const withGroup: PracticalMarkup = {
    gettingThere: [],
    practical: (parts) => [factLists([money], parts)],
    introductions: ['Money and tipping'],
  }
  const htmlWith = (facts: PracticalMarkup): string =>
    guideSections(source, [], facts).find(({ id }) => id === 'practical')?.html ?? ''
  expect(htmlWith(withGroup)).toMatch(/<h3>Money<\/h3><p>Coins\.<\/p><dl>.*First\..*<h3>Water<\/h3>/s)
  expect(htmlWith(withGroup)).not.toContain('Money and tipping')
  expect(htmlWith(NO_PRACTICAL_MARKUP)).toMatch(/First\..*<h3>Money and tipping<\/h3><p>Coins/s)
})
