import { env } from 'cloudflare:workers'
import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'
import type { Bindings } from '#src/config/bindings.ts'
import { applyOfflineChanges } from '#src/saves/apply-offline-changes.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'

/** The saves of a new account. */
export const newAccountSaves = (): SavesContext => ({
  db: (env as unknown as Bindings).DB,
  owner: crypto.randomUUID(),
  nowS: 1_800_000_000,
  mainListName: 'Saves',
})

/** Applies changes under their own keys. */
export const applyAll = (saves: SavesContext, changes: readonly OfflineChange[]) =>
  applyOfflineChanges(
    saves,
    changes.map((change) => ({ key: change.key, change })),
  )
