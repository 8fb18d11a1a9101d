import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FactsPage } from './facts-page.tsx'

it('lists facts with their age, their page and the official page', () => {
  const html = renderToStaticMarkup(
    <FactsPage
      facts={[
        { place: 'peru', kind: 'entry', asOf: '2026-05', ageMonths: 17, official: 'https://visa.example/a' },
        { place: 'japan/kyoto', kind: 'practical', asOf: '2026-10', ageMonths: 12 },
      ]}
      total={618}
    />,
  )
  expect(html).toContain('2 of 618 dated facts')
  expect(html).toContain('<a class="link" href="/destinations/japan/kyoto#practical">japan/kyoto</a>')
  expect(html).toContain('<a class="link" href="https://visa.example/a" rel="noreferrer">visa.example</a>')
  expect(html).toMatch(/Entry rule.*2026-05.*17 months/)
})

it('says when there are none', () => {
  expect(renderToStaticMarkup(<FactsPage facts={[]} total={618} />)).toContain(
    'within the last twelve months',
  )
})
