import type { AdminRole } from '#src/config/operators.ts'
import type { en } from './pages/words/en.ts'

/** Groups of the navigation, in its order. */
export const ADMIN_GROUPS = ['publishing', 'feedback', 'operations', 'reference'] as const

/** A title of the admin, by its key in `pages/words`. */
export type AdminTitle = keyof typeof en.titles

/**
 * One row of the admin's route table, read by the guard, the navigation and the permission test. Paths without a row
 * answer 404 to all visitors.
 */
type AdminPage = {
  /** Route pattern of Hono. */
  readonly path: `/desk${string}`
  /** Names the heading of the page, which is also its label in the navigation. */
  readonly title: AdminTitle
  /** Minimum role to open the page. */
  readonly role: AdminRole
  /** POST routes of the page's forms, with the minimum role of each. */
  readonly actions?: Readonly<Record<`/desk${string}`, AdminRole>>
}

/** A page in the navigation and on the home page of the admin, which show its description too. */
export type AdminSection = AdminPage & {
  readonly title: keyof typeof en.descriptions
  /** Group of the navigation. */
  readonly group: (typeof ADMIN_GROUPS)[number]
}

export type AdminRow = AdminSection | (AdminPage & { readonly group?: undefined })

/** Whether a role satisfies a required role; operators may do everything that editors may. */
export const isAllowed = (role: AdminRole, required: AdminRole): boolean =>
  role === 'operator' || required === 'editor'
