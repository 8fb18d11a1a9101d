import { Hono } from 'hono'
import { renderAdminPage } from '#src/admin/render-admin-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { AuditPage } from './audit-page.tsx'
import { listAuditEntries } from './audit-store.ts'

const AUDIT_PATH = '/desk/audit'
const ENTRY_ID = /^[1-9]\d{0,14}$/

/** Routes of `/desk/audit`; the guard runs before them. */
export function auditRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(AUDIT_PATH, async (c) => {
    const before = c.req.query('before') ?? ''
    const { entries, hasMore } = await listAuditEntries(
      c.env.DB,
      ENTRY_ID.test(before) ? Number(before) : null,
    )
    const earlierHref = hasMore ? `${AUDIT_PATH}?before=${entries.at(-1)?.id}` : null
    return renderAdminPage(c, {
      title: 'audit',
      page: <AuditPage entries={entries} earlierHref={earlierHref} />,
    })
  })
}
