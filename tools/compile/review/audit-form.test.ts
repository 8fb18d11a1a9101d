import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Audit, auditReport, drawAudit, writeAudit } from './audit-form.ts'
import { factClaims, sentencesOf } from './claims-of.ts'

const TEXTS = Array.from({ length: 20 }, (_, page) => ({
  file: `content/${page}.md`,
  claims: Array.from({ length: 30 }, (_, claim) => `Claim ${claim} of page ${page} says “this”: true.`),
}))
const LOT = { seed: '2026-11', pages: 5, claims: 100 }

describe('an audit', () => {
  it('draws the same pages and claims for the same month, others for another', () => {
    expect(drawAudit(TEXTS, LOT)).toEqual(drawAudit(TEXTS.toReversed(), LOT))
    expect(drawAudit(TEXTS, { ...LOT, seed: '2026-12' }).pages).not.toEqual(drawAudit(TEXTS, LOT).pages)
  })

  it('draws claims of the drawn pages alone', () => {
    const { pages, claims } = drawAudit(TEXTS, LOT)
    expect([pages.length, claims.length]).toEqual([5, 100])
    expect(claims.every(({ file }) => pages.includes(file))).toBe(true)
  })

  it('is a form that reads back as it was drawn', () => {
    const audit = drawAudit(TEXTS, LOT)
    expect(parse(writeAudit(audit))).toEqual(audit)
  })

  it('counts a claim as wrong when either reader says so, and only claims that both judged', () => {
    const claim = { file: 'content/a.md', claim: 'A claim.' }
    const audit: Audit = {
      pages: ['content/a.md'],
      claims: [
        { ...claim, first: 'right', second: 'right' },
        { ...claim, first: 'right', second: 'wrong', note: 'It is a mosque.' },
        { ...claim, first: 'unsure', second: 'right' },
        { ...claim, first: 'wrong' },
      ],
    }
    expect(auditReport('2026-11', audit)).toEqual([
      'audit 2026-11: 3 of 4 claims judged by two readers, 1 wrong (33.3 %), 1 unsure',
      '  wrong: content/a.md: A claim. (It is a mosque.)',
    ])
  })
})

it('takes each sentence of a text for a claim', () => {
  const [first, last] = ['St Mary’s was built in 1290 by monks.', 'The east door is reached without a step.']
  expect(sentencesOf(`${first} Go. ${last}\nOpen`)).toEqual([first, last])
})

it('takes each value of facts for a claim, under the names of its fields', () => {
  expect(
    factClaims({ power: { volts: [230], hertz: [50] }, tapWater: 'safe', airports: [{ code: 'LIS' }] }),
  ).toEqual(['power volts: 230', 'power hertz: 50', 'tapWater: safe', 'airports: {"code":"LIS"}'])
})
