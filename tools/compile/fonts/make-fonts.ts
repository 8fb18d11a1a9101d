import { runMain } from '#tools/command/run-main.ts'
import { buildFonts } from './build-fonts.ts'

// In a process of its own, beside which the content is compiled.
await runMain(async () => {
  for (const { path, byteCount } of await buildFonts(process.cwd())) console.log(`${path} ${byteCount} bytes`)
})
