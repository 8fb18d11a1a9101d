import { resolve } from 'node:path'
import { scaffoldEntry } from './scaffold/scaffold-entry.ts'

try {
  const file = scaffoldEntry({
    contentDir: resolve(import.meta.dirname, '../../content'),
    today: new Date().toISOString().slice(0, 10),
    args: process.argv.slice(2),
  })
  console.log(`${file}\nReplace every TODO; npm run content -- --drafts --check lists what is missing.`)
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
