import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'smol-toml'
import type { CloudflareApi } from './cloudflare-api.ts'
import { runWrangler } from './run-wrangler.ts'

type ClassMigration = { readonly tag: string; readonly new_sqlite_classes?: readonly string[] }
type Service = { readonly default_environment?: { readonly script?: { readonly migration_tag?: string } } }

/** The migrations of Durable Object classes in wrangler.toml, oldest first. */
function readClassMigrations(root: string): readonly ClassMigration[] {
  const { migrations = [] } = parse(readFileSync(resolve(root, 'wrangler.toml'), 'utf8')) as {
    readonly migrations?: readonly ClassMigration[]
  }
  return migrations
}

/**
 * The Durable Object classes that the worker in the account does not have yet. Cloudflare refuses to upload a version
 * with a new class (error 10211): only `wrangler deploy` introduces it, which gives all visitors the build at once.
 */
export async function findNewClasses(
  { request }: CloudflareApi,
  worker: string,
  root: string,
): Promise<readonly string[]> {
  const migrations = readClassMigrations(root)
  if (migrations.length === 0) return []
  const { default_environment } = await request<Service>(`/workers/services/${worker}`)
  const applied = migrations.findIndex(({ tag }) => tag === default_environment?.script?.migration_tag)
  return migrations.slice(applied + 1).flatMap(({ new_sqlite_classes = [] }) => new_sqlite_classes)
}

/**
 * Deploys the build with its new classes to all visitors, with crons, queue consumers and routes.
 * @returns the id of its version
 */
export async function introduceClasses(buildId: string): Promise<string> {
  const printed = await runWrangler('deploy', '--tag', buildId, '--message', `build ${buildId}`)
  const id = /^Current Version ID: ([0-9a-f-]{36})$/m.exec(printed)?.[1]
  if (id === undefined) throw new Error(`wrangler printed no version id:\n${printed}`)
  return id
}
