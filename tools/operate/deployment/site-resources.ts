import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'smol-toml'

export type NamedBinding = { readonly binding: string; readonly name: string }

/** The resources of wrangler.toml that the site needs in an account, with names prefixed by the worker's. */
export type SiteResources = {
  readonly namespaces: readonly NamedBinding[]
  readonly databases: readonly (NamedBinding & { readonly migrationsDir: string | null })[]
  readonly buckets: readonly NamedBinding[]
  readonly queues: readonly string[]
  /** Names of the variables that a deployment may set. */
  readonly variableNames: readonly string[]
}

/** The part of wrangler.toml that is read here. */
type WranglerConfig = {
  readonly name?: string
  readonly vars?: Readonly<Record<string, unknown>>
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

/** A deployment's name of a resource: `fernway-mail` in wrangler.toml becomes `<worker>-mail`. */
export function resourceName(worker: string, original: string, name: string): string {
  if (name === original) return worker
  return name.startsWith(`${original}-`) ? worker + name.slice(original.length) : `${worker}-${name}`
}

/**
 * Reads the resources that the site needs.
 * @param worker name of the deployment's worker
 * @param root project folder
 */
export function readSiteResources(worker: string, root = process.cwd()): SiteResources {
  const file = resolve(root, 'wrangler.toml')
  // Wrangler could read the file too, but takes a second to start.
  const config: WranglerConfig = parse(readFileSync(file, 'utf8'))
  const own = (name = ''): string => resourceName(worker, config.name ?? '', name)
  const queues = [
    ...(config.queues?.producers?.map(({ queue }) => queue) ?? []),
    ...(config.queues?.consumers?.flatMap(({ queue, dead_letter_queue: dead }) => [queue, dead ?? queue]) ??
      []),
  ]
  return {
    // In wrangler.toml a namespace only has an id, which serves as its name until it is created.
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
    variableNames: Object.keys(config.vars ?? {}),
  }
}
