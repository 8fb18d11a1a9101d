/** Addresses of what the client build made; see tools/build/vite/client-assets.ts. */
declare module 'virtual:client-assets' {
  export type ClientAssets = {
    readonly stylesheet: string
    /** For pages whose head asks for it, beside the other. */
    readonly accountStylesheet: string
    readonly guideStylesheet: string
    /** Of the operators' desk, beside the first. */
    readonly adminStylesheet: string
    /** What is seen only once something was opened. */
    readonly overlayStylesheet: string
    /** For paper and for colours that the system chooses. */
    readonly mediaStylesheet: string
    /** The only one of the offline page. */
    readonly offlineStylesheet: string
    /** Scripts, styles, fonts and the mark, with their bytes: what every page of this build needs. */
    readonly shellFiles: readonly (readonly [address: string, bytes: number])[]
    readonly entry: { readonly src: string; readonly integrity: string | null }
    readonly fonts: readonly string[]
    /** Scripts that only the development server needs. */
    readonly developmentScripts: readonly string[]
    /** Changes with every build. */
    readonly buildId: string
  }
  export const clientAssets: ClientAssets
}

/** The scripts that browsers run beside the pages; see tools/build/vite/service-worker-plugin.ts. */
declare module 'virtual:service-worker' {
  export const serviceWorker: string
  /** Takes the other's place where the pocket is withdrawn: empties what was kept, and leaves. */
  export const killSwitchWorker: string
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
