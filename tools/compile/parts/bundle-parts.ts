import { join } from 'node:path'
import { runCommand } from '#tools/command/run-command.ts'

const ENTRY = 'tools/compile/parts/parts-entry.ts'
const FILE = 'compiled-parts.mjs'

/** The path of the bundle, or the output of the failed process. */
export type BundledParts = { readonly path: string } | { readonly failure: string }

/** Bundles the page components for Node, which cannot load JSX. */
async function bundleParts(root: string, outDir: string): Promise<void> {
  // Only the process that bundles needs Vite, which takes a second to load.
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: join(root, ENTRY),
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: FILE } },
    },
  })
}

/**
 * Bundles the page components in a separate process, while this one reads the content.
 * @param root project folder
 * @param workDir folder for the bundle
 */
export async function bundlePartsInParallel(root: string, workDir: string): Promise<BundledParts> {
  const outDir = join(workDir, 'parts')
  const { exitCode, output } = await runCommand('node', [import.meta.filename, root, outDir])
  return exitCode === 0 ? { path: join(outDir, FILE) } : { failure: output }
}

if (import.meta.main) {
  const [root = '', outDir = ''] = process.argv.slice(2)
  await bundleParts(root, outDir)
}
