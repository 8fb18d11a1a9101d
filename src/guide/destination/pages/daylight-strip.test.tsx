import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { daylightByMonth } from '#src/guide/destination/rules/daylight.ts'
import { DaylightStrip, daylightText } from './daylight-strip.tsx'

describe('daylightText', () => {
  it.each([
    [51.5, '8 hours in mid-December, 16½ hours in mid-June'],
    [-33.9, '10 hours in mid-June, 14½ hours in mid-December'],
    [68.2, 'the sun does not rise in mid-December, the sun does not set from mid-June to mid-July'],
    [
      78.2,
      'the sun does not rise from mid-November to mid-February, the sun does not set from mid-May to mid-August',
    ],
    [
      -78.2,
      'the sun does not rise from mid-May to mid-August, the sun does not set from mid-November to mid-February',
    ],
    [0, 'about 12 hours all year'],
  ])('says in words what the columns show at %d', (latitude, text) => {
    expect(daylightText(daylightByMonth(latitude))).toBe(text)
  })
})

describe('DaylightStrip', () => {
  it('draws twelve columns, hidden from those who hear the text', () => {
    const markup = renderToStaticMarkup(<DaylightStrip where="London" latitude={51.5} />)
    expect(markup.match(/z/g)?.length).toBeGreaterThanOrEqual(12)
    expect(markup).toContain('aria-hidden="true"')
    expect(markup).toContain('Daylight in London: 8 hours')
    expect(markup).not.toContain('NaN')
  })
})
