import type { RandomRange } from '#art/drawing/random.ts'

/** A database operation, with its name in the table. */
export type TimedWork<Database> = {
  readonly name: string
  /** @param random draws the subject of the operation */
  readonly run: (db: Database, random: RandomRange, index: number) => Promise<unknown>
}
