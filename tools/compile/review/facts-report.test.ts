import { expect } from 'vitest'
import { itUnlessSample } from '#test/support/sample.ts'
import { readCheckedContent } from '#tools/compile/read-checked-content.ts'
import { reportOf } from './content-reports.ts'

itUnlessSample(
  'reports filled fields, phrases and holidays of every place, and complete required facts',
  () => {
    const root = process.cwd()
    const { content, ...checked } = readCheckedContent({ root })
    if (content === null) throw new Error(checked.errors.join('\n'))
    const lines = reportOf({ content, ...checked }, `${root}/content`)
    expect(lines).toContain('required practical facts: 244 of 244 countries (100 %)')
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}japan {2,}\d+ of \d+ fields +\d\d+ phrases +holidays 1\d$/),
    )
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}japan\/kyoto {2,}\d+ of \d+ fields/))
    expect(lines).toContainEqual(
      expect.stringMatching(/^texts read whole by a second reader or editor: \d+ of \d+$/),
    )
  },
)
