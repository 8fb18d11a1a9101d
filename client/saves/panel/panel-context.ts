import type { PlacedList, PlacementKeeper, PlacementOutcome } from './placement-keeper.ts'

/** What the parts of the panel share. */
export type PanelContext = {
  readonly page: { readonly path: string; readonly name: string }
  readonly keeper: PlacementKeeper
  /** The lists as the panel shows them, which parts replace. */
  readonly lists: () => readonly PlacedList[]
  readonly setLists: (lists: readonly PlacedList[]) => void
  /** Called when the lists have changed. */
  readonly onLists: (listener: () => void) => void
  /** Called before the panel closes. */
  readonly onClose: (listener: () => void) => void
  /** States a problem in words; true when the change was made, or waits on this device. */
  readonly report: (outcome: PlacementOutcome) => boolean
}

/** One part of the panel, from top to bottom: a feature that places pages elsewhere, such as a trip, adds its own. */
export type PanelPart = (context: PanelContext) => HTMLElement
