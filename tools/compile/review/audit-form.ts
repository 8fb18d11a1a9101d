import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { fieldsOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'

/** A text to draw from: a guide or story, or the facts of a place. */
export type AuditedText = { readonly file: string; readonly claims: readonly string[] }

const VERDICTS = ['right', 'wrong', 'unsure'] as const
const ClaimSchema = fieldsOf({
  file: textOf(5, 200),
  claim: textOf(2, 1000),
  /** Verdicts of two readers who do not know each other's. */
  first: v.optional(wordOf(VERDICTS)),
  second: v.optional(wordOf(VERDICTS)),
  note: v.optional(textOf(2, 300)),
})

/** `content/audits/<month>.yaml`: claims drawn by lot, with the verdicts of two readers. */
export const AuditSchema = fieldsOf({
  pages: v.array(textOf(5, 200), 'a list of files'),
  claims: v.array(ClaimSchema, 'a list of claims'),
})

export type Audit = v.InferOutput<typeof AuditSchema>

/** A number of the lot: equal for equal seed and text, so that a drawing can be repeated. */
const lotOf = (seed: string, text: string): string =>
  createHash('sha256').update(`${seed}\0${text}`).digest('hex')

function drawn<Item>(items: readonly Item[], count: number, keyOf: (item: Item) => string): readonly Item[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item)
}

/**
 * Draws pages by lot, and claims on them.
 * @param seed the month, such as `2026-11`
 */
export function drawAudit(
  texts: readonly AuditedText[],
  { seed, pages, claims }: { readonly seed: string; readonly pages: number; readonly claims: number },
): Audit {
  const chosen = drawn(texts, pages, ({ file }) => lotOf(seed, file))
  const all = chosen.flatMap((text) => text.claims.map((claim) => ({ file: text.file, claim })))
  return {
    pages: chosen.map(({ file }) => file),
    claims: [...drawn(all, claims, ({ file, claim }) => lotOf(seed, `${file}\n${claim}`))],
  }
}

/** The form as YAML, with empty verdicts as comments for the readers. */
export function writeAudit({ pages, claims }: Audit): string {
  return [
    '# Each reader fills one column: first or second with right, wrong or unsure; note says what is right instead.',
    'pages:',
    ...pages.map((file) => `  - ${JSON.stringify(file)}`),
    'claims:',
    ...claims.flatMap(({ file, claim }) => [
      `  - file: ${JSON.stringify(file)}`,
      `    claim: ${JSON.stringify(claim)}`,
    ]),
    '',
  ].join('\n')
}

/**
 * What an audit found. A claim is wrong when either reader calls it so.
 * @param name the month of the audit
 */
export function auditReport(name: string, { claims }: Audit): readonly string[] {
  const judged = claims.filter(({ first, second }) => first !== undefined && second !== undefined)
  const wrong = judged.filter(({ first, second }) => first === 'wrong' || second === 'wrong')
  const unsure = judged.filter(
    (claim) => !wrong.includes(claim) && (claim.first === 'unsure' || claim.second === 'unsure'),
  )
  const share = judged.length === 0 ? 0 : (wrong.length * 100) / judged.length
  return [
    `audit ${name}: ${judged.length} of ${claims.length} claims judged by two readers, ${wrong.length} wrong (${share.toFixed(1)} %), ${unsure.length} unsure`,
    ...wrong.map(
      ({ file, claim, note }) => `  wrong: ${file}: ${claim}${note === undefined ? '' : ` (${note})`}`,
    ),
  ]
}
