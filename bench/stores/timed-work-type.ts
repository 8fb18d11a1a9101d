import type { RandomRange } from '#art/drawing/random.ts'

/** One thing that is asked of a database, by its name for the table. */
export type TimedWork<Database> = {
  readonly name: string
  /** @param random draws whom it is about */
  readonly run: (db: Database, random: RandomRange, index: number) => Promise<unknown>
}
