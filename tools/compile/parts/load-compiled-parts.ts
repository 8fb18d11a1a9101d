import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import type * as CompiledPartsModule from '#src/guide/compiled-parts.tsx'

const ENTRY = 'src/guide/compiled-parts.tsx'

/**
 * The components of pages, bundled for Node, which reads no JSX; they make the markup that comes with the content.
 * @param root of the project
 * @param workDir takes the bundle
 */
export async function loadCompiledParts(
  root: string,
  workDir: string,
): Promise<CompiledPartsModule.CompiledPartsRenderer> {
  const outDir = join(workDir, 'parts')
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
      rolldownOptions: { output: { entryFileNames: 'compiled-parts.mjs' } },
    },
  })
  // A process that compiles twice must not be given what it had before.
  const address = `${pathToFileURL(join(outDir, 'compiled-parts.mjs'))}?at=${process.hrtime.bigint()}`
  const { createCompiledParts } = (await import(address)) as typeof CompiledPartsModule
  return createCompiledParts(renderToStaticMarkup)
}
