import { describe, expect, it } from 'vitest'
import { writeMarkup } from '#tools/compile/text/hast-element.ts'
import { type CalendarData, yearCalendar } from './year-calendar.ts'

const each = <Item>(item: Item): readonly Item[] => Array.from({ length: 12 }, () => item)

const YEAR: CalendarData = {
  name: 'Côte & <b>',
  where: 'the middle of the region',
  season: ['cold', ...each('best' as const).slice(1)],
  weather: {
    at: 'Porto <i>',
    warmth: ['freezing', ...each('hot' as const).slice(1)],
    rain: ['showers', 'dry', ...each('wet' as const).slice(2)],
  },
  daylight: [0, 9.5, ...each(12).slice(3), 24],
  crowds: [{ holidays: '1', peaks: 'School holidays' }, ...each({ holidays: '', peaks: '' }).slice(1)],
  festivals: [
    { month: 1, name: 'Feast of <script>' },
    { month: 1, name: 'Second feast' },
  ],
}
const html = writeMarkup(yearCalendar(YEAR))
const rows = html.split('<tbody>')[1]?.split('</tr>') ?? []

describe('yearCalendar', () => {
  it('is a table with one row per month, in which every bar has a text', () => {
    expect(rows.filter((row) => row.includes('scope="row"'))).toHaveLength(12)
    expect(rows[0]).toContain(
      '<th scope="row"><a href="/where/in/january">Jan<span>uary</span></a></th><td>Cold</td>',
    )
    expect(rows[4]).toContain('<th scope="row"><a href="/where/in/may">May<span></span></a></th>')
    expect(rows[1]).toContain('<td class="warmth w6">hot</td><td class="rain dry">dry</td>')
    expect(rows.every((row) => !row.includes('<svg') || row.includes('aria-hidden="true"'))).toBe(true)
  })
  it('shows snow where it freezes', () => {
    expect(rows[0]).toContain('<td class="warmth w1">freezing</td><td class="rain snow">snow</td>')
  })
  it('draws the day around noon, and states when there is no sun and no night', () => {
    expect(rows[1]).toContain('d="M7.3 0h9.5v1h-9.5z"')
    expect(rows[1]).toContain('9½\u{a0}h')
    expect(rows[0]).toContain('no sun')
    expect(rows[11]).toContain('no night')
  })
  it('lists festivals, holidays and crowds in their months, and leaves other months empty', () => {
    expect(rows[0]).toMatch(/Feast of &#x3C;script>, Second feast.*Public holiday: 1st<.*School holidays/)
    expect(rows[3]).toContain('<td class="events"></td>')
  })
  it('separates feasts by semicolons when a name has a comma', () => {
    const festivals = ['Carnival, Mindelo', 'Kriol Jazz'].map((name) => ({ month: 1, name }))
    expect(writeMarkup(yearCalendar({ ...YEAR, festivals }))).toContain('>Carnival, Mindelo; Kriol Jazz<')
  })
  it.each([
    ['13 in 2026, 11 in 2027', 'Public holiday: 13th in 2026, 11th in 2027'],
    ['7 in 2026', 'Public holiday: 7th in 2026'],
    ['1, 6', 'Public holidays: 1st, 6th'],
    ['2 to 3', 'Public holidays: 2nd to 3rd'],
    ['13 in 2026, 2, 11 in 2027', 'Public holidays: 13th in 2026, 2nd, 11th in 2027'],
  ])('writes the holidays %s in the right number', (holidays, line) => {
    const crowds = each({ holidays, peaks: '' })
    expect(writeMarkup(yearCalendar({ ...YEAR, crowds }))).toContain(`>${line}<`)
  })
  it('states author, place and meaning of the words', () => {
    expect(html).toContain('The words are the editors’, for Porto &#x3C;i>.')
    expect(html).toContain('Daylight in the middle of the region:')
  })
  it('omits columns without data', () => {
    const bare = writeMarkup(yearCalendar({ ...YEAR, weather: null }))
    expect(bare).not.toContain('Afternoons')
    expect(bare.match(/<td/g)).toHaveLength(36)
  })
})
