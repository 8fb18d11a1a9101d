import { AppError } from '#src/platform/app-error.ts'
import { DAY_S } from '#src/platform/durations.ts'

/** The codes of limits of an account, and the problem that the visitor is shown. */
const PROBLEM_OF_LIMIT = { too_many_changes: 'too-many-changes', account_full: 'account-full' } as const
export type AccountLimit = keyof typeof PROBLEM_OF_LIMIT
type LimitProblem = (typeof PROBLEM_OF_LIMIT)[AccountLimit]

export const isAccountLimit = (code: string): code is AccountLimit => Object.hasOwn(PROBLEM_OF_LIMIT, code)

/** A change would exceed a limit of the account, and nothing of it was stored. */
export class SavesLimitError extends AppError {
  readonly problem: LimitProblem
  /** When the same change may be accepted; null when the account must make room first. */
  readonly retryAfterS: number | null

  constructor(limit: AccountLimit, nowS: number, options?: ErrorOptions) {
    super(limit, limit === 'too_many_changes' ? 429 : 409, `limit of saves: ${limit}`, options)
    this.problem = PROBLEM_OF_LIMIT[limit]
    this.retryAfterS = limit === 'too_many_changes' ? DAY_S - (nowS % DAY_S) : null
  }
}
