import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { AuditEntry } from './audit-store.ts'

export type AuditPageProps = {
  readonly entries: readonly AuditEntry[]
  /** Link to the page with older entries; null on the last page. */
  readonly earlierHref: string | null
}

/** `/desk/audit`: the audit trail, newest first. */
export function AuditPage({ entries, earlierHref }: AuditPageProps) {
  return (
    <>
      <AdminTable
        caption="Audit trail"
        headings={['Time', 'User', 'Action', 'Target', 'Details']}
        rows={entries.map(({ id, atS, actorName, role, action, target, detail }) => ({
          key: String(id),
          cells: [<UtcTime key="at" atS={atS} />, `${actorName} (${role})`, action, target, detail],
        }))}
        empty="No entries yet."
      />
      {earlierHref !== null && (
        <p>
          <a className="link" href={earlierHref}>
            Earlier
          </a>
        </p>
      )}
    </>
  )
}
