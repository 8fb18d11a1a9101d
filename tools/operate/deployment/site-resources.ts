import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'smol-toml'

export type NamedBinding = { readonly binding: string; readonly name: string }

/** What the site needs of an account, as wrangler.toml has it, under names that begin with that of the worker. */
export type SiteResources = {
  readonly namespaces: readonly NamedBinding[]
  readonly databases: readonly (NamedBinding & { readonly migrationsDir: string | null })[]
  readonly buckets: readonly NamedBinding[]
  readonly queues: readonly string[]
}

/** What is read here of wrangler.toml. */
type WranglerConfig = {
  readonly name?: string
  readonly kv_namespaces?: readonly { readonly binding: string; readonly id?: string }[]
  readonly d1_databases?: readonly {
    readonly binding: string
    readonly database_name?: string
    readonly migrations_dir?: string
  }[]
  readonly r2_buckets?: readonly { readonly binding: string; readonly bucket_name?: string }[]
  readonly queues?: {
    readonly producers?: readonly { readonly queue: string }[]
    readonly consumers?: readonly { readonly queue: string; readonly dead_letter_queue?: string }[]
  }
}

/** Name of this deployment's own: what wrangler.toml calls `fernway-mail` is `<worker>-mail`. */
export function resourceName(worker: string, original: string, name: string): string {
  if (name === original) return worker
  return name.startsWith(`${original}-`) ? worker + name.slice(original.length) : `${worker}-${name}`
}

/**
 * Reads what the site needs.
 * @param worker name of the deployment's worker
 * @param root the project's folder
 */
export function readSiteResources(worker: string, root = process.cwd()): SiteResources {
  const file = resolve(root, 'wrangler.toml')
  // Wrangler would read it too, and takes a second to begin.
  const config: WranglerConfig = parse(readFileSync(file, 'utf8'))
  const own = (name = ''): string => resourceName(worker, config.name ?? '', name)
  const queues = [
    ...(config.queues?.producers?.map(({ queue }) => queue) ?? []),
    ...(config.queues?.consumers?.flatMap(({ queue, dead_letter_queue: dead }) => [queue, dead ?? queue]) ??
      []),
  ]
  return {
    // Of a namespace wrangler.toml has nothing but an id, which says what it is until there is one.
    namespaces: (config.kv_namespaces ?? []).map(({ binding, id }) => ({ binding, name: own(id) })),
    databases: (config.d1_databases ?? []).map(({ binding, database_name, migrations_dir }) => ({
      binding,
      name: own(database_name),
      migrationsDir: migrations_dir === undefined ? null : resolve(dirname(file), migrations_dir),
    })),
    buckets: (config.r2_buckets ?? []).map(({ binding, bucket_name }) => ({
      binding,
      name: own(bucket_name),
    })),
    queues: [...new Set(queues.map(own))],
  }
}
