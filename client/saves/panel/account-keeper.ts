import { listIdOfKey } from '#client/saves/device/edit-device-lists.ts'
import type { NewChange, SubmitOutcome } from '#client/saves/pending-saves.ts'
import type { SignedInSaves } from '#client/saves/signed-in-saves.ts'
import { MAIN_LIST_ID } from '#isomorphic/saves/saves-names.ts'
import type { PlacementKeeper, PlacementOutcome } from './placement-keeper.ts'

function toPlacement(outcome: SubmitOutcome): PlacementOutcome {
  if (outcome.kind === 'applied') return 'done'
  return outcome.kind === 'refused' ? outcome.reason : outcome.kind
}

/** The lists of an account; changes pass through the outbox, in order with the presses of buttons. */
export function createAccountKeeper({ account, pending }: SignedInSaves, owner: string): PlacementKeeper {
  const submit = async (change: Omit<NewChange, 'owner'>): Promise<PlacementOutcome> =>
    toPlacement(await pending.submit({ ...change, owner }))
  return {
    async readLists(path) {
      const lists = await account.readLists(path)
      return typeof lists === 'string'
        ? lists
        : lists.map(({ note = '', showsNote = false, ...list }) => ({ ...list, note, showsNote }))
    },
    setOn: (path, list, isOn) => submit({ list, fields: { do: isOn ? 'add' : 'remove', path }, base: null }),
    async createList(name, path) {
      const key = crypto.randomUUID()
      const id = listIdOfKey(key)
      const created = await submit({ key, list: MAIN_LIST_ID, fields: { do: 'create', name }, base: null })
      if (created !== 'done' && created !== 'pending') return { outcome: created, id }
      return { outcome: await submit({ list: id, fields: { do: 'add', path }, base: null }), id }
    },
    saveNote: (path, { id, showsNote }, note, previous) =>
      submit({
        list: id,
        fields: { do: 'note', path, note, shows: showsNote ? 'on' : 'off' },
        base: previous,
      }),
  }
}
