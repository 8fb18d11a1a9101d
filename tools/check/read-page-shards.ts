import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseShard } from '#tools/compile/emit/set-markup.ts'

export type PageShard = { readonly name: string; readonly content: unknown }

/** Shards with text for pages; one language reads all of them in some seconds. */
const PAGE_SHARD = /^(?:place|continent|home|places|best|topic|article|country|text|campaign|site)/

/** Reads the English shards of the compiled catalogue that have text for pages. */
export function readPageShards(readText: (path: string) => string): readonly PageShard[] {
  const manifest = JSON.parse(readText('.generated/catalogue-manifest.json')) as { readonly version: string }
  const folder = join('public/_catalogue', manifest.version)
  return readdirSync(folder)
    .filter((name) => PAGE_SHARD.test(name))
    .map((name) => ({ name, content: parseShard(readText(join(folder, name))) }))
}
