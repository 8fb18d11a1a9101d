import type { Statement } from '#src/platform/database.ts'
import type { SavesContext } from './saves-context.ts'

/** Prepends the session guard to statements, if there is one. */
export const withGuard = (
  { guard }: Pick<SavesContext, 'guard'>,
  statements: readonly Statement[],
): readonly Statement[] => (guard === undefined ? statements : [guard, ...statements])
