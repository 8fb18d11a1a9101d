import { createFactTable, type FactTable } from '#isomorphic/where/fact-table.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import type { WhereCards } from './where-cards.ts'

/** What the pages of `/where` read: bundled with the worker, so that they need no binding. */
export type WhereData = { readonly table: FactTable; readonly cards: WhereCards }

/** Reads and decodes the bundled facts. */
export async function readWhereData(): Promise<WhereData> {
  const [{ default: facts }, { default: cards }] = await Promise.all([
    import('#generated/where-facts.json'),
    import('#generated/where-cards.json'),
  ])
  return {
    table: createFactTable(facts as unknown as WhereFacts),
    cards: cards as unknown as WhereCards,
  }
}
