import { createServer } from 'vite'
import { applyMigrations } from './apply-migrations.ts'

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
applyMigrations(process.env['STATE_DIR'] ?? '.wrangler/state')
const server = await createServer()
await server.listen()
server.printUrls()
