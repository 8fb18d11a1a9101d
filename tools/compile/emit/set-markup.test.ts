import { expect, it } from 'vitest'
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
  expect(JSON.parse(JSON.stringify(setMarkup(record)).replaceAll('\u{a0}', '_'))).toEqual({
    summary: 'Reached in 2 hours',
    overviewHtml: '<p title="2 hours">2_hours</p>',
    parts: { sights: '<li>3_km</li>' },
    sections: [{ title: '4 days', html: '<p>4_days</p>' }, { html: null }],
    map: { html: { layers: '<text>5_km</text>' }, around: '<text>6_km</text>', width: 7 },
    isRanked: true,
  })
})
