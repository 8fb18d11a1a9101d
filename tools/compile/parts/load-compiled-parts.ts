import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type * as CompiledPartsModule from '#src/guide/compiled-parts.tsx'

const ENTRY = 'src/guide/compiled-parts.tsx'

/**
 * Bundles the page components for Node, which cannot load JSX, and returns a renderer of precompiled markup.
 * @param root project folder
 * @param workDir output folder of the bundle
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
  // A unique URL prevents Node from reusing the module of an earlier compilation in the same process.
  const address = `${pathToFileURL(join(outDir, 'compiled-parts.mjs'))}?at=${process.hrtime.bigint()}`
  const { createCompiledParts } = (await import(address)) as typeof CompiledPartsModule
  return createCompiledParts(renderToStaticMarkup, DEFAULT_LOCALE)
}
