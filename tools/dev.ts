import { createServer } from 'vite'
import { applyMigrations } from './apply-migrations.ts'
import { grantDemoBooks, stockLibrary } from './library/stock-library.ts'
import { prepareGenerated } from './prepare-generated.ts'
import { fillLocalIndex } from './search/fill-local-index.ts'
import { stopWhenTold } from './stop-when-told.ts'

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
const stateDir = process.env['STATE_DIR'] ?? '.wrangler/state'
applyMigrations(stateDir)
// The search answers from what was written when the server started; errors of the content are shown by the server.
const errors = await prepareGenerated(process.cwd(), {
  generateCount: Number(process.env['GENERATED_PLACES'] ?? 0),
  showsDrafts: true,
})
if (errors.length === 0) await fillLocalIndex(stateDir)
const books = await stockLibrary(stateDir)
const server = await createServer()
await server.listen()
stopWhenTold(() => server.close())
await grantDemoBooks(
  `http://localhost:${server.config.server.port}`,
  process.env['WEBHOOK_SECRET'] ?? '',
  books,
)
server.printUrls()
