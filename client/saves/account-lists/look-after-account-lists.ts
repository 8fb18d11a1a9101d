import type { ClientSessionState } from '#client/kit/client-session-store.ts'
import { ACCOUNT_LISTS_DATABASE } from '#isomorphic/saves/saves-names.ts'

/** Whether lists of an account were copied to this device; false without storage, where there can be none. */
export async function hasAccountLists(): Promise<boolean> {
  const databases = await globalThis.indexedDB?.databases?.().catch(() => [])
  return databases?.some(({ name }) => name === ACCOUNT_LISTS_DATABASE) ?? false
}

/** Once it is known who is signed in: updates the copies of that account, and deletes those of others. Never rejects. */
export async function lookAfterAccountLists({ user, error, isLoading }: ClientSessionState): Promise<void> {
  if (isLoading || error !== null || !(await hasAccountLists())) return
  const module = await import('./update-account-lists.ts').catch(() => null)
  await module?.updateAccountLists(user?.id ?? null)
}
