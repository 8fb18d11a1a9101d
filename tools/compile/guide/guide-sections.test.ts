import { expect, it } from 'vitest'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import { guideSections } from './guide-sections.ts'

const place = (reread: Readonly<Record<string, string>>) =>
  ({
    fields: { name: 'Togo', kind: 'country', depth: 'short', reread },
    text: {
      sections: [
        { id: 'why-go', title: 'Why go', html: '<p>For the drums.</p>' },
        { id: 'getting-there', title: 'Getting there', html: '<p>By air.</p>' },
      ],
    },
  }) as unknown as AuthoredPlace

const htmlOf = (id: string, reread: Readonly<Record<string, string>>): string =>
  guideSections(place(reread), [], { gettingThere: [], practical: [] }).find((section) => section.id === id)
    ?.html ?? ''

it('a section with its own review date shows the date', () => {
  const note = 'This part was last read through <time datetime="2026-12-01">1 December 2026</time>.'
  expect(htmlOf('getting-there', { 'Getting there': '2026-12-01' })).toContain(note)
  expect(htmlOf('why-go', { 'Why go': '2026-12-01' })).toContain(note)
  expect(htmlOf('why-go', { 'Getting there': '2026-12-01' })).not.toContain('last read through')
})
