import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { readYamlFile } from '#tools/compile/text/entry-files.ts'
import { type Audit, type AuditedText, AuditSchema, drawAudit, writeAudit } from './audit-form.ts'
import { type ClaimLedger, ClaimLedgerSchema } from './claim-ledger.ts'

const FOLDER = 'audits'
/** Claims of one audit (`npm run content -- --audit`). */
const CLAIMS = 100

/** All audits of `content/audits`, by month. */
export function readAudits(contentDir: string, report: ReportError): ReadonlyMap<string, Audit> {
  const names = globSync('*.yaml', { cwd: join(contentDir, FOLDER) }).toSorted()
  return new Map(
    names.flatMap((name) => {
      const source = readYamlFile({ contentDir }, `${FOLDER}/${name}`, report)
      const audit = source && checkSchema(AuditSchema, source, report)
      return audit === null ? [] : [[basename(name, '.yaml'), audit] as const]
    }),
  )
}

/** The claims judged before guides were published, of `content/claims.yaml`. */
export function readClaimLedger(contentDir: string, report: ReportError): ClaimLedger {
  const source = readYamlFile({ contentDir }, 'claims.yaml', report)
  return (source && checkSchema(ClaimLedgerSchema, source, report)) ?? {}
}

/**
 * Draws an audit and writes its form.
 * @param drawing the month, with a word for a further drawing in the same month: another lot
 * @param pages number of pages
 * @returns path of the form
 * @throws {Error} when that drawing exists: verdicts would be lost
 */
export function writeAuditForm(
  contentDir: string,
  drawing: string,
  texts: readonly AuditedText[],
  pages: number,
): string {
  const path = join(contentDir, FOLDER, `${drawing}.yaml`)
  if (existsSync(path)) throw new Error(`${path} exists; fill it in, or remove it first`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, writeAudit(drawAudit(texts, { seed: drawing, pages, claims: CLAIMS })))
  return path
}

/** Applies a change to a text file. */
export const editFile = (path: string, edit: (source: string) => string): void =>
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
