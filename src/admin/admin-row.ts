import type { AdminRole } from '#src/config/operators.ts'

export const ADMIN_GROUPS = ['To readers', 'From readers', 'The site', 'Papers'] as const

/**
 * One row of the table of desk pages: what the guard, the navigation and the matrix test know of it. What no row names does
 * not answer, whoever asks.
 */
export type AdminRow = {
  /** As the router reads it. */
  readonly path: `/desk${string}`
  /** Its heading, and its name in the navigation. */
  readonly title: string
  /** What it is for, in one line of the desk's first page. Absent: not in the navigation. */
  readonly description?: string
  /** Where in the navigation. */
  readonly group?: (typeof ADMIN_GROUPS)[number]
  /** Who may open it. */
  readonly role: AdminRole
  /** Addresses to which its forms are posted, and who may. */
  readonly actions?: Readonly<Record<`/desk${string}`, AdminRole>>
}

/** Whether somebody of one role may do what asks for another. */
export const isAllowed = (role: AdminRole, required: AdminRole): boolean =>
  role === 'operator' || required === 'editor'
