import type { ChangesResponse, OfflineChange } from '#isomorphic/saves/offline-change.ts'
import type { Member } from '#test/support/worker/account-site.ts'

const CHANGES = '/api/saves/changes'

/** A change with a new key. */
export const offlineChangeOf = (
  list: string | null,
  fields: OfflineChange['fields'],
  base: string | null = null,
): OfflineChange => ({ key: crypto.randomUUID(), list, fields, base })
export const saving = (path: string): OfflineChange => offlineChangeOf(null, { do: 'save', path })
export const noting = (path: string, note: string, base: string): OfflineChange =>
  offlineChangeOf('main', { do: 'note', path, note }, base)

/** Delivers changes as the outbox of a device does. */
export const deliver = (visitor: Member, ...changes: readonly OfflineChange[]): Promise<Response> =>
  visitor.json(CHANGES, { changes })
export const answerOf = async (response: Promise<Response>): Promise<ChangesResponse> =>
  (await (await response).json()) as ChangesResponse

/** Returns the account's lists with their items, as its export contains them. */
export async function listsOf(visitor: Member) {
  const data = (await (await visitor.get('/profile/settings/export.json')).json()) as {
    readonly saves: readonly {
      readonly name: string
      readonly removed: string | null
      readonly items: readonly {
        readonly path: string
        readonly note: string
        readonly removed: string | null
      }[]
    }[]
  }
  // The export also contains removed items that can be restored.
  const isThere = ({ removed }: { readonly removed: string | null }): boolean => removed === null
  return data.saves
    .filter(isThere)
    .map(({ name, items }) => [
      name,
      ...items.filter(isThere).map(({ path, note }) => [path, note].join(': ')),
    ])
}
