import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { AuditEntry } from './audit-store.ts'
import { AUDIT_WORDS } from './words/audit-words.ts'

export type AuditPageProps = {
  readonly entries: readonly AuditEntry[]
  /** Link to the page with older entries; null on the last page. */
  readonly earlierHref: string | null
}

/** `/desk/audit`: the audit trail, newest first. */
export function AuditPage({ entries, earlierHref }: AuditPageProps) {
  const { caption, columns, actor, empty, earlier } = useWords(AUDIT_WORDS)
  return (
    <>
      <AdminTable
        caption={caption}
        headings={[columns.time, columns.user, columns.action, columns.target, columns.details]}
        rows={entries.map(({ id, atS, actorName, role, action, target, detail }) => ({
          key: String(id),
          cells: [<UtcTime key="at" atS={atS} />, actor(actorName, role), action, target, detail],
        }))}
        empty={empty}
      />
      {earlierHref !== null && (
        <p>
          <a className="link" href={earlierHref}>
            {earlier}
          </a>
        </p>
      )}
    </>
  )
}
