import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { decodeMarkup, encodeMarkup } from '#src/site/markup/encoded-markup.ts'
import { setMarkup } from './set-markup.ts'

it('sets the markup of a record, at any depth, and leaves other text and values as they are', () => {
  const record = {
    summary: 'Reached in 2 hours',
    overviewHtml: '<p title="2 hours">2 hours</p>',
    parts: { sights: '<li>3 km</li>' },
    sections: [{ title: '4 days', html: '<p>4 days</p>' }, { html: null }],
    map: { html: { layers: '<text>5 km</text>' }, around: '<text>6 km</text>', width: 7 },
    isRanked: true,
  }
  const set = setMarkup(record)
  const decoded: unknown = JSON.parse(JSON.stringify(set), (_, value: unknown) =>
    typeof value === 'string' ? decodeMarkup(value).replaceAll('\u{a0}', '_') : value,
  )
  expect(decoded).toEqual({
    summary: 'Reached in 2 hours',
    overviewHtml: '<p title="2 hours">2_hours</p>',
    parts: { sights: '<li>3_km</li>' },
    sections: [{ title: '4 days', html: '<p>4_days</p>' }, { html: null }],
    map: { html: { layers: '<text>5_km</text>' }, around: '<text>6_km</text>', width: 7 },
    isRanked: true,
  })
  expect(set).toMatchObject({
    summary: 'Reached in 2 hours',
    overviewHtml: encodeMarkup('<p title="2 hours">2\u{a0}hours</p>'),
  })
})

it('is read by pages through the function that knows encoded markup alone', () => {
  const isInserted = (path: string): boolean => readFileSync(path, 'utf8').includes('__html')
  // Mails have no compiled markup.
  expect(globSync('src/**/*.{ts,tsx}').filter(isInserted).toSorted()).toEqual([
    'src/mail/pages/mail-document.tsx',
    'src/site/markup/encoded-markup.ts',
  ])
})
