import { HtmlValidate } from 'html-validate'
import { describe, expect, inject, it } from 'vitest'
import { PAGE_KINDS } from '#test/support/node/page-kinds.ts'
import { sampleOf } from '#test/support/sample.ts'

const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'void-style': 'off' },
})

describe.each(sampleOf(Object.entries(PAGE_KINDS)))('%s', (_kind, path) => {
  it('is valid HTML', async () => {
    const html = await (await fetch(inject('siteOrigin') + path)).text()
    const report = await checker.validateString(html)
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect([...new Set(found)]).toEqual([])
  })
})
