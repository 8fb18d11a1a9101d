import type { AdminRole } from '#src/config/operators.ts'

export const ADMIN_GROUPS = ['Publishing', 'Feedback', 'Operations', 'Reference'] as const

/**
 * One row of the admin's route table, read by the guard, the navigation and the permission test. Paths without a row
 * answer 404 to all visitors.
 */
export type AdminRow = {
  /** Route pattern of Hono. */
  readonly path: `/desk${string}`
  /** Heading of the page, and label in the navigation. */
  readonly title: string
  /** Purpose in one line, shown on the admin's home page. Absent: not in the navigation. */
  readonly description?: string
  /** Section of the navigation. */
  readonly group?: (typeof ADMIN_GROUPS)[number]
  /** Minimum role to open the page. */
  readonly role: AdminRole
  /** POST routes of the page's forms, with the minimum role of each. */
  readonly actions?: Readonly<Record<`/desk${string}`, AdminRole>>
}

/** Whether a role satisfies a required role; operators may do everything that editors may. */
export const isAllowed = (role: AdminRole, required: AdminRole): boolean =>
  role === 'operator' || required === 'editor'
