import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compileMonth } from '#tools/command/compile-year.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { applyPhotograph } from './contributions/apply-photograph.ts'
import { loadCompiler } from './load-compiler.ts'
import type { CheckedContent } from './read-checked-content.ts'
import { factClaims, sentencesOf } from './review/claims-of.ts'
import { reportOf } from './review/content-reports.ts'
import { problemOfCheck, withRecordedCheck } from './review/record-check.ts'
import { editFile, writeAuditForm } from './review/review-files.ts'

const USAGE = `npm run content -- [--check] [--drafts] [--pack-maps] [--generate 100000] [--out FOLDER]
npm run content -- --report
npm run content -- --record-check FILE --section TITLE|whole --by editor|second-reader --against "what with" [--on 2026-11-27]
npm run content -- --photograph ARCHIVE.zip
npm run content -- --audit PAGES [--drawing 2026-11-third]`

const root = resolve(import.meta.dirname, '../..')
const contentDir = resolve(root, 'content')
// Pages are rendered by the production build of React, which is faster.
process.env['NODE_ENV'] ??= 'production'

function failWith(problem: string): never {
  console.error(`${problem}\n${USAGE}`)
  process.exit(1)
}

function printErrors(errors: readonly string[]): void {
  for (const error of errors) console.error(error)
  if (errors.length > 0) process.exitCode = 1
}

type Checked = CheckedContent & { readonly content: NonNullable<CheckedContent['content']> }

function readOrFail(): Checked {
  const checked = readCheckedContent({ root })
  printErrors(checked.errors)
  if (checked.content === null) process.exit(1)
  return { ...checked, content: checked.content }
}

function drawAuditForm(pages: number, drawing: string): void {
  const { content, pages: texts } = readOrFail()
  const { countries, places } = content.practical
  const facts = [...countries, ...places].map(([place, fields]) => ({
    file: `content/practical/${place}.yaml`,
    claims: factClaims(fields),
  }))
  const prose = texts.map(({ file, parts }) => ({ file, claims: parts.flatMap(sentencesOf) }))
  console.log(writeAuditForm(contentDir, drawing, [...prose, ...facts], pages))
}

const { values } = readArguments(USAGE, {
  options: {
    generate: { type: 'string', default: '0' },
    out: { type: 'string' },
    check: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
    'pack-maps': { type: 'boolean', default: false },
    'record-check': { type: 'string' },
    section: { type: 'string', default: '' },
    by: { type: 'string', default: '' },
    against: { type: 'string', default: '' },
    on: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    photograph: { type: 'string' },
    audit: { type: 'string' },
    drawing: { type: 'string', default: compileMonth(process.env, Date.now()) },
  },
})
if (!/^\d{1,7}$/.test(values.generate)) failWith(`"${values.generate}" is no number of places`)
const { bundle, compileContent, readCheckedContent } = await loadCompiler(root)

if (values['record-check'] !== undefined) {
  const { section, by, against, on } = values
  const problem =
    section === '' ? '--section names what was checked' : problemOfCheck({ section, on, by, against })
  if (problem !== null) failWith(problem)
  editFile(resolve(values['record-check']), (source) =>
    withRecordedCheck(source, { section, on, by, against }),
  )
  printErrors(readCheckedContent({ root }).errors)
} else if (values.photograph !== undefined) {
  const applied = applyPhotograph(root, readFileSync(values.photograph))
  if ('problem' in applied) failWith(`${values.photograph}: ${applied.problem}`)
  for (const file of applied.changed) console.log(file)
  printErrors(readCheckedContent({ root }).errors)
} else if (values.audit !== undefined) {
  if (!/^[1-9]\d{0,3}$/.test(values.audit)) failWith(`"${values.audit}" is no number of pages`)
  if (!/^\d{4}-\d\d(-[a-z]+)?$/.test(values.drawing)) failWith(`"${values.drawing}" is no month`)
  drawAuditForm(Number(values.audit), values.drawing)
} else if (values.report) {
  for (const line of reportOf(readOrFail(), contentDir)) console.log(line)
} else {
  const { errors, written } = await compileContent({
    root,
    bundle,
    generateCount: Number(values.generate),
    isCheckOnly: values.check,
    showsDrafts: values.drafts,
    packsMaps: values['pack-maps'],
    ...(values.out !== undefined && { outDir: resolve(values.out) }),
  })
  printErrors(errors)
  if (written !== null) console.log(JSON.stringify(written))
}
