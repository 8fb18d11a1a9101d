import * as v from 'valibot'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { MINUTE_MS } from '#src/platform/durations.ts'
import type { WaitUntil } from '#src/platform/wait-until.ts'

/** Key of search aliases in the SETTINGS namespace; written by the admin. */
export const ALIASES_KEY = 'search-aliases'
/** All aliases are read at once. */
export const MAX_ALIASES = 500
export const MAX_ALIAS_LENGTH = 80
/** Changes take effect within this time; an isolate reads no more often. */
const REFRESH_INTERVAL_MS = MINUTE_MS
/** Only the first search of an isolate waits for the read. */
const READ_TIMEOUT_MS = 150

const Aliases = v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ALIAS_LENGTH)))

/** Search aliases in the memory of an isolate. */
export type AliasCache = {
  /** Meaning of a query by alias; null when it has none or KV does not answer. Never rejects. */
  readonly resolve: (query: string, settings: KVNamespace, waitUntil: WaitUntil) => Promise<string | null>
}

async function readAliases(settings: KVNamespace): Promise<ReadonlyMap<string, string>> {
  const parsed = v.safeParse(Aliases, JSON.parse((await settings.get(ALIASES_KEY, { cacheTtl: 60 })) ?? '{}'))
  return new Map(parsed.success ? Object.entries(parsed.output) : [])
}

/** Creates a cache of the aliases, so that searches do not wait for KV (R13.1). */
export function createAliasCache(nowMs: () => number): AliasCache {
  let aliases: ReadonlyMap<string, string> = new Map()
  let isLoaded = false
  let refreshAtMs = Number.NEGATIVE_INFINITY

  const refresh = async (settings: KVNamespace): Promise<void> => {
    aliases = await readAliases(settings)
    isLoaded = true
  }

  return {
    async resolve(query, settings, waitUntil) {
      if (nowMs() >= refreshAtMs) {
        refreshAtMs = nowMs() + REFRESH_INTERVAL_MS
        const refreshing = refresh(settings).catch(() => undefined)
        waitUntil(refreshing)
        if (!isLoaded) await withDeadline(refreshing, READ_TIMEOUT_MS, 'aliases').catch(() => undefined)
      }
      return aliases.size === 0 ? null : (aliases.get(foldText(query)) ?? null)
    },
  }
}
