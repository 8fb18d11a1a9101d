import * as v from 'valibot'
import { foldText } from '#client/search/matching/fold-text.ts'
import { withDeadline } from '#src/platform/deadline.ts'

/** The key of the SETTINGS store under which the desk puts what searches stand for. */
export const ALIASES_KEY = 'search-aliases'
/** All of them are read at once. */
export const MOST_ALIASES = 500
export const MAX_ALIAS = 80
/** A change is seen within this time, and no more than one read is made in it. */
const LOOK_AGAIN_MS = 60_000
/** Only the first search of an isolate waits at all. */
const READ_TIMEOUT_MS = 150

const Aliases = v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ALIAS)))

export type WaitUntil = (work: Promise<unknown>) => void

/** What an isolate knows of aliases. */
export type AliasBoard = {
  /** What a query stands for by the desk's word; null when it stands for itself, or the store does not answer. Never rejects. */
  readonly meaningOf: (query: string, settings: KVNamespace, waitUntil: WaitUntil) => Promise<string | null>
}

async function readAliases(settings: KVNamespace): Promise<ReadonlyMap<string, string>> {
  const parsed = v.safeParse(Aliases, JSON.parse((await settings.get(ALIASES_KEY, { cacheTtl: 60 })) ?? '{}'))
  return new Map(parsed.success ? Object.entries(parsed.output) : [])
}

/** Keeps the aliases in the memory of an isolate, so that searches need not wait for KV (R13.1). */
export function createAliasBoard(nowMs: () => number): AliasBoard {
  let kept: ReadonlyMap<string, string> = new Map()
  let isKnown = false
  let lookAgainAtMs = Number.NEGATIVE_INFINITY

  const look = async (settings: KVNamespace): Promise<void> => {
    kept = await readAliases(settings)
    isKnown = true
  }

  return {
    async meaningOf(query, settings, waitUntil) {
      if (nowMs() >= lookAgainAtMs) {
        lookAgainAtMs = nowMs() + LOOK_AGAIN_MS
        const looking = look(settings).catch(() => undefined)
        waitUntil(looking)
        if (!isKnown) await withDeadline(looking, READ_TIMEOUT_MS, 'aliases').catch(() => undefined)
      }
      return kept.size === 0 ? null : (kept.get(foldText(query)) ?? null)
    },
  }
}
