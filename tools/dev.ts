import { createServer } from 'vite'
import { applyMigrations } from './apply-migrations.ts'
import { grantDemoBooks, stockLibrary } from './library/stock-library.ts'
import { prepareGenerated } from './prepare-generated.ts'

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
const stateDir = process.env['STATE_DIR'] ?? '.wrangler/state'
applyMigrations(stateDir)
await prepareGenerated(process.cwd(), Number(process.env['GENERATED_PLACES'] ?? 0))
const books = await stockLibrary(stateDir)
const server = await createServer()
await server.listen()
await grantDemoBooks(
  `http://localhost:${server.config.server.port}`,
  process.env['WEBHOOK_SECRET'] ?? '',
  books,
)
server.printUrls()
