import { pathToFileURL } from 'node:url'
import type * as Compiler from './compiler.ts'
import { bundleCompiler, type CompilerBundle } from './prepare/bundle-compiler.ts'

/** Loads the compiler, from a bundle of its sources: it has more than a thousand modules. @param root project folder */
export async function loadCompiler(
  root: string,
): Promise<typeof Compiler & { readonly bundle: CompilerBundle }> {
  const bundle = await bundleCompiler(root)
  const compiler = (await import(pathToFileURL(bundle.compiler).href)) as typeof Compiler
  return { ...compiler, bundle }
}
