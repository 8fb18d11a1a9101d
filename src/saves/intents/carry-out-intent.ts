import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { runStatements } from '#src/platform/database.ts'
import { applyListAction } from '#src/saves/apply-list-action.ts'
import { copySharedList } from '#src/saves/copy-shared-list.ts'
import { orLimitProblem } from '#src/saves/limit-saves.ts'
import { pressSaveButton } from '#src/saves/press-save-button.ts'
import { chooseListPath } from '#src/saves/rules/choose-list-path.ts'
import { parseListAction } from '#src/saves/rules/list-action.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
import { findAppliedStatement, recordAppliedStatement } from '#src/saves/store/applied-changes.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import { withGuard } from '#src/saves/store/with-guard.ts'
import type { SignInIntent, StoredIntent } from './sign-in-intent.ts'

const SAVES_PATH = '/profile/saves'

async function applyForm(
  saves: SavesContext,
  list: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const parsed = parseListAction(fields)
  if ('problem' in parsed) return listPath(list)
  const outcome = await applyListAction(saves, list, parsed.action)
  return 'location' in outcome ? outcome.location : `${listPath(list)}?problem=${outcome.problem}`
}

async function carryOut(c: Context<AppEnv>, saves: SavesContext, intent: SignInIntent): Promise<string> {
  switch (intent.kind) {
    case 'copy':
      return (await copySharedList(c, saves, intent.token)) ?? `/lists/${intent.token}`
    case 'share':
      return applyForm(saves, intent.list, { do: 'share' })
    case 'form':
      return applyForm(saves, intent.list, intent.fields)
    case 'save': {
      const refused = await orLimitProblem(pressSaveButton(saves, intent.path))
      return chooseListPath(intent.path, refused === null ? { done: 'saved' } : { problem: refused.problem })
    }
  }
}

/**
 * Carries out an intent once: the account records its ID. Every intent is idempotent, so that two windows that
 * carry it out at the same moment do no harm.
 * @returns the address of the result
 */
export async function carryOutIntent(
  c: Context<AppEnv>,
  saves: SavesContext,
  { id, intent }: StoredIntent,
): Promise<string> {
  const [applied] = await runStatements(saves.db, [findAppliedStatement(saves.owner, [id])])
  if ((applied?.rows.length ?? 0) > 0) return SAVES_PATH
  const location = await carryOut(c, saves, intent)
  await runStatements(saves.db, withGuard(saves, [recordAppliedStatement(saves, [id])]))
  return location
}
