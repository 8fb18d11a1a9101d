import { describe, expect, it } from 'vitest'
import { addNoBreakSpaces, withoutBreaks } from './no-break-spaces.ts'

describe('addNoBreakSpaces', () => {
  it.each([
    ['en', 'Train, 15 min to the centre', 'Train, 15_min to the centre'],
    ['en', 'about 1½ hours by bus, 9 minute read', 'about 1½_hours by bus, 9_minute read'],
    ['en', '16 hours of light; 7 to 14 days', '16_hours of light; 7 to 14_days'],
    ['en', '18 to 19 Feb, 30 Apr to 2 May', '18_to_19_Feb, 30_Apr to 2_May'],
    ['en', '21 to 22\u{a0}Mar', '21_to_22_Mar'],
    ['en', 'My name is …', 'My name is_…'],
    ['de', 'am 26. November, 10 Stunden, 25 Minuten', 'am 26._November, 10_Stunden, 25_Minuten'],
    ['fr', 'C’est combien ? Le 1er mai, 3 heures', 'C’est combien_? Le 1er_mai, 3_heures'],
    ['fr', '« Bonjour »', '«_Bonjour_»'],
    ['es', 'el 26 de noviembre, 14 días, 2 horas', 'el 26_de_noviembre, 14_días, 2_horas'],
    ['it', 'il 26 novembre, 14 giorni, 2 ore', 'il 26_novembre, 14_giorni, 2_ore'],
    ['cs', '26. listopadu, 14 dní, 2 hodiny, 5 minut', '26._listopadu, 14_dní, 2_hodiny, 5_minut'],
    ['de', '12 m², 3 Tage„, 5 Märkte, 4 Minutenläufe', '12_m², 3_Tage„, 5_Märkte, 4 Minutenläufe'],
    ['cs', '2 dny–3 noci, 3 týdny, 5 měsíců', '2_dny–3_noci, 3_týdny, 5_měsíců'],
    ['en', 'In 2026 many people came to 12 museums', 'In 2026 many people came to 12 museums'],
  ])('keeps numbers, days and marks of %s beside what follows: %s', (_, text, left) => {
    expect(addNoBreakSpaces(`<p>${text}</p>`).replaceAll('\u{a0}', '_')).toBe(`<p>${left}</p>`)
  })
})

it.each([
  ['text', '<p>15 min</p><p>How far ?</p>', '<p>15_min</p><p>How far_?</p>'],
  [
    'days',
    '<p>am 26. November</p><p>le 1er mai</p><p>« Oui »</p>',
    '<p>am 26._November</p><p>le 1er_mai</p><p>«_Oui_»</p>',
  ],
  ['no label', '<a title="15 min" href="/x">9 h</a>', '<a title="15 min" href="/x">9_h</a>'],
  ['no drawing', '<path d="M0 7 h 3"></path>', '<path d="M0 7 h 3"></path>'],
  [
    'no structured data',
    '<script type="application/ld+json">{"a":"15 min"}</script><b>15 min</b>',
    '<script type="application/ld+json">{"a":"15 min"}</script><b>15_min</b>',
  ],
  ['no note that is edited', '<textarea name="x">15 min</textarea>', '<textarea name="x">15 min</textarea>'],
  ['no value of a form', '<option value="7">7 days</option>', '<option value="7">7 days</option>'],
])('changes of a page its text: %s', (_, html, left) => {
  expect(addNoBreakSpaces(html).replaceAll('\u{a0}', '_')).toBe(left)
})

describe('withoutBreaks', () => {
  it.each([
    ['東京, 15 min – Đà Nẵng, 2 days 😀', '東京, 15_min – Đà Nẵng, 2_days 😀'],
    ['12 km &amp; more &#x27;', '12_km &amp; more &#x27;'],
    ['2 to 3 museums in 5 Märkte', '2 to 3 museums in 5_Märkte'],
    ['9', '9'],
    ['', ''],
  ])('changes escaped text in any letters: %s', (text, left) => {
    expect(withoutBreaks(text).replaceAll('\u{a0}', '_')).toBe(left)
    expect(withoutBreaks(withoutBreaks(text))).toBe(withoutBreaks(text))
  })
})
