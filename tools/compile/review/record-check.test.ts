import { describe, expect, it } from 'vitest'
import { problemOfCheck, withRecordedCheck } from './record-check.ts'

const CHECK = { section: 'Practical', on: '2026-12-01', by: 'editor', against: 'the site of the railway' }
const LINE = '  - { section: "Practical", on: 2026-12-01, by: editor, against: "the site of the railway" }'

describe('recording a check', () => {
  it('starts the list after the month of writing', () => {
    expect(withRecordedCheck('---\nname: A\nwritten: 2026-11\nkind: city\n---\nText.\n', CHECK)).toBe(
      `---\nname: A\nwritten: 2026-11\nchecks:\n${LINE}\nkind: city\n---\nText.\n`,
    )
  })

  it('is added below earlier checks and leaves the text as it was', () => {
    const before = '---\nwritten: 2026-11\nchecks:\n  - { section: whole }\nkind: city\n---\nchecks:\n'
    expect(withRecordedCheck(before, CHECK)).toBe(
      `---\nwritten: 2026-11\nchecks:\n  - { section: whole }\n${LINE}\nkind: city\n---\nchecks:\n`,
    )
  })

  it('escapes quotation marks', () => {
    const { against } = { against: 'the gazette "Official Journal"' }
    expect(withRecordedCheck('---\nwritten: 2026-11\n---\n', { ...CHECK, against })).toContain(
      String.raw`against: "the gazette \"Official Journal\""`,
    )
  })

  it('does not invent a place for it', () => {
    expect(() => withRecordedCheck('no front matter', CHECK)).toThrow('no "written"')
    expect(() => withRecordedCheck('---\nname: A\n---\nwritten: 2026-11\n', CHECK)).toThrow('no "written"')
  })

  it.each([
    [{ ...CHECK, by: 'author' }, /--by is one of editor, second-reader/],
    [{ ...CHECK, against: '   memory ' }, /--against/],
  ])('refuses %j', (check, problem) => {
    expect(problemOfCheck(check)).toMatch(problem)
  })

  it('accepts a complete one', () => {
    expect(problemOfCheck(CHECK)).toBeNull()
  })
})
