import { runMain } from '#tools/command/run-main.ts'
import { buildFonts } from './build-fonts.ts'

// Runs in a separate process, in parallel with the content compiler.
await runMain(async () => {
  for (const { path, byteCount } of await buildFonts(process.cwd())) console.log(`${path} ${byteCount} bytes`)
})
