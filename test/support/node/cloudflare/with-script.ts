import type { AccountState, StoredScript } from './account-state.ts'
import { type ApiRequest, type ApiRoute, errorResponse } from './api-messages.ts'

export const NOT_FOUND = errorResponse(404, 10007, 'This Worker does not exist on your account.')

export type WithScript = (
  act: (script: StoredScript, request: ApiRequest, part: string) => ReturnType<ApiRoute[2]>,
) => (request: ApiRequest, name?: string, part?: string) => ReturnType<ApiRoute[2]>

/** Returns what makes a handler of a script's routes: it answers for an unknown worker. */
export const createWithScript =
  (state: AccountState): WithScript =>
  (act) =>
  (request, name = '', part = '') => {
    const script = state.scripts.get(name)
    return script === undefined ? NOT_FOUND : act(script, request, part)
  }
