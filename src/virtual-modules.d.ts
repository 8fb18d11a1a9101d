/** Addresses of what the client build made; see tools/build/vite/client-assets.ts. */
declare module 'virtual:client-assets' {
  export type ClientAssets = {
    readonly stylesheet: string
    /** For pages whose head asks for it, beside the other. */
    readonly accountStylesheet: string
    readonly guideStylesheet: string
    /** What is seen only once something was opened. */
    readonly openedStylesheet: string
    /** For paper and for colours that the system chooses. */
    readonly modesStylesheet: string
    readonly entry: { readonly src: string; readonly integrity: string | null }
    readonly fonts: readonly string[]
    /** Scripts that only the development server needs. */
    readonly developmentScripts: readonly string[]
    /** Changes with every build. */
    readonly buildId: string
  }
  export const clientAssets: ClientAssets
}

interface ImportMeta {
  readonly env: { readonly MODE: string }
}

declare module '*.wasm' {
  /** Compiled when the worker is deployed; instantiated when it is first needed. */
  const module: WebAssembly.Module
  // biome-ignore lint/style/noDefaultExport: this is how the runtime gives a module
  export default module
}
