import { readFile } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { CATALOGUE } from './publish-files.ts'

const SHARD = /^\/[0-9a-f]{10}\/(?:[a-z-]+\/)?[\w-]+\.json$/

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache' }

/**
 * Serves the shards of a folder of compiled content as they are now.
 * @param folder absolute; requests are relative to it
 */
const serveShards =
  (folder: string) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = (request.url ?? '').replace(/\?.*$/s, '')
    const send = (error: Error | null, bytes: Buffer): void => {
      if (error === null) response.writeHead(200, HEADERS).end(bytes)
      else next()
    }
    if (SHARD.test(path)) readFile(`${folder}${path}`, send)
    else next()
  }

/**
 * Serves the compiled content in the dev server. Vite knows only the public files that it watches, and watching these
 * eight thousand takes longer than everything else of the start.
 */
export function serveCatalogue(): Plugin {
  return {
    name: 'fernway:serve-catalogue',
    configureServer(server) {
      server.middlewares.use(`/${CATALOGUE}`, serveShards(resolve(server.config.publicDir, CATALOGUE)))
    },
  }
}
