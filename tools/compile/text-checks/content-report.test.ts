import { expect, it } from 'vitest'
import { contentReport, type MeasuredText } from './content-report.ts'

const RUN = 'the market comes to the house by boat'
const text = (file: string, kind: string, words: number, given: Partial<MeasuredText> = {}): MeasuredText => {
  return { file, kind, plainText: `${file} ${kind} of its own`, words, sights: 0, missing: 0, ...given }
}

it('reports by kind the lengths of texts, missing parts, and repetitions', () => {
  const lines = contentReport([
    text('a.md', 'city', 1000, { sights: 6, plainText: `a ${RUN}` }),
    text('b.md', 'city', 1400, { sights: 8, missing: 2, plainText: `b ${RUN}` }),
    text('c.md', 'city', 1200, { sights: 7 }),
    text('d.md', 'story', 900, { plainText: 'Nobody is here.' }),
  ])
  expect(lines.find((line) => line.startsWith('city'))).toMatch(/3 +1000 +1200 +1400 +6 +7 +8 +2$/)
  expect(lines.find((line) => line.startsWith('story'))).toMatch(/1 +900 +900 +900/)
  expect(lines).toContainEqual(expect.stringContaining('nobody, everybody 0.22'))
  expect(lines).toContainEqual(expect.stringMatching(/most overused phrases in 1000 words: d\.md 1\.1/))
  expect(lines).toContain('runs of eight words that another text contains too: 50.000 %')
  expect(lines).toContain(`  50.00 % a.md: “${RUN}” (b.md)`)
})
