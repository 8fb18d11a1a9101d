import type { ReadProblem } from '#client/saves/account-saves.ts'

/** A list that a page is on, or can be put on. */
export type PlacedList = {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly has: boolean
  /** The note on the page there. */
  readonly note: string
  /** Whether others may read the note where the list is shared. */
  readonly showsNote: boolean
}

/** `pending` is stored on this device until the site can be reached; any other text is the code of a problem. */
export type PlacementOutcome = 'done' | 'pending' | (string & {})

/** Where pages are saved: in an account, or on the device. The methods never reject. */
export type PlacementKeeper = {
  /** The list used last first. */
  readonly readLists: (path: string) => Promise<readonly PlacedList[] | ReadProblem>
  readonly setOn: (path: string, listId: string, isOn: boolean) => Promise<PlacementOutcome>
  /** Creates a list with the page on it. */
  readonly createList: (
    name: string,
    path: string,
  ) => Promise<{ readonly outcome: PlacementOutcome; readonly id: string }>
  /** @param previous the note that the visitor saw before the change */
  readonly saveNote: (
    path: string,
    list: PlacedList,
    note: string,
    previous: string,
  ) => Promise<PlacementOutcome>
}
