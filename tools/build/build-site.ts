import { createBuilder } from 'vite'

/** Compiles content, then builds the client and the worker for production. Throws when a part fails. */
export async function buildSite(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
}
