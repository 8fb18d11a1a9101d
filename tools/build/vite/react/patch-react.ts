import type { Plugin } from 'vite'

type ReactPatch = {
  readonly name: string
  /** The build that is patched: `client` or `worker`. */
  readonly environment: string
  /** The file of React that is patched. */
  readonly file: RegExp
  /** Returns the patched code; throws when the code is of a version that it does not know. */
  readonly patch: (code: string) => string
}

/** True when `STOCK_REACT=1` asks for a build with React as published. */
export const usesStockReact = (variables: Readonly<Record<string, string | undefined>>): boolean =>
  variables['STOCK_REACT'] === '1'

/**
 * A build plugin that patches one file of React. A version that the patch does not know is used as published, with a
 * warning: an upgrade of React costs speed or bytes until the patch is reviewed, and never the build (docs/adr/0041).
 */
export function patchReact({ name, environment, file, patch }: ReactPatch): Plugin {
  return {
    name,
    apply: (_, { command }) => command === 'build' && !usesStockReact(process.env),
    enforce: 'pre',
    applyToEnvironment: (applied) => applied.name === environment,
    transform: {
      filter: { id: file },
      handler(code) {
        try {
          return { code: patch(code), map: null }
        } catch (error) {
          this.warn(`React is used as published: ${error instanceof Error ? error.message : String(error)}`)
          return null
        }
      },
    },
  }
}
