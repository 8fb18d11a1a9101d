import * as v from 'valibot'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { FieldPath, YamlSource } from './yaml-source.ts'

type Issue = v.BaseIssue<unknown>

const SHOWN_CHARACTERS = 40

function showInput(input: unknown): string {
  if (typeof input !== 'string') return JSON.stringify(input) ?? String(input)
  const shown = input.length > SHOWN_CHARACTERS ? `${input.slice(0, SHOWN_CHARACTERS)}…` : input
  return `"${shown}" (${[...input].length} characters)`
}

function pathOf(issue: Issue): FieldPath {
  return (issue.path ?? []).map((item) => item.key as string | number)
}

function nameOf(path: FieldPath): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}

function problemOf(issue: Issue): string {
  const name = nameOf(pathOf(issue))
  if (issue.type === 'strict_object' && issue.expected === 'never') return `"${name}" is not a known field`
  if (issue.input === undefined || issue.received === 'undefined') return `"${name}" is missing`
  return name === '' ? `the content is ${showInput(issue.input)}` : `"${name}" is ${showInput(issue.input)}`
}

/** Checks a parsed source against a schema whose messages state what is expected; null when anything is wrong. */
export function checkSchema<Schema extends v.GenericSchema>(
  schema: Schema,
  source: YamlSource,
  report: ReportError,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(schema, source.value)
  if (parsed.success) return parsed.output
  for (const issue of parsed.issues) {
    const line = source.lineOf(pathOf(issue))
    report({ file: source.file, line, problem: problemOf(issue), expected: issue.message })
  }
  return null
}
