import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import { importList } from '#src/saves/store/list-edits.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import { readSharedList } from '#src/saves/store/shared-list.ts'
import { isWithinSavesRate, orLimitProblem } from './limit-saves.ts'

/**
 * Copies a shared list to the visitor's own; repeated, adds new items to the same copy. Only after a session guard.
 * @returns the address of the result; null when no list is shared by this token
 */
export async function copySharedList(
  c: Context<AppEnv>,
  saves: SavesContext,
  token: string,
): Promise<string | null> {
  const list = await readSharedList(saves.db, token, null)
  if (list === null) return null
  const items = (list.items ?? []).map(({ kind, path, note }) => ({ kind, path, note }))
  const copied = (await isWithinSavesRate(c))
    ? await orLimitProblem(importList(saves, list.name, items, `shared ${token}`))
    : { problem: 'too-fast' }
  if (copied === null) return '/profile/saves?problem=too-many-lists'
  if ('problem' in copied) return `/profile/saves?problem=${copied.problem}`
  return `${listPath(copied.id)}?done=${copied.rejectedPaths.length === 0 ? 'copied-list' : 'copied-partly'}`
}
