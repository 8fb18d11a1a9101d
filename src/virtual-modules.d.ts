/** URLs of the client build's files; see tools/build/vite/client-assets.ts. */
declare module 'virtual:client-assets' {
  type ClientScript = { readonly src: string; readonly integrity: string | null }
  /** By tag of the language. */
  type LanguageScripts = Readonly<Record<string, ClientScript>>
  export type ClientAssets = {
    readonly stylesheet: string
    /** For personal pages such as saves and settings, in addition to `stylesheet`. */
    readonly accountStylesheet: string
    readonly guideStylesheet: string
    /** For choosing and comparing places, in addition to `stylesheet`. */
    readonly whereStylesheet: string
    /** For the admin, in addition to `stylesheet`. */
    readonly adminStylesheet: string
    /** Styles of menus, sheets and panels, visible only once opened; loaded at the end of the page. */
    readonly overlayStylesheet: string
    /** Styles for print and forced colours. */
    readonly mediaStylesheet: string
    /** The only stylesheet of the offline page. */
    readonly offlineStylesheet: string
    /** Scripts, styles, fonts and the logo that every page of this build needs, with their sizes. */
    readonly shellFiles: readonly (readonly [address: string, bytes: number])[]
    /** By tag: scripts that pages in a language need besides. */
    readonly languageShellFiles: Readonly<Record<string, ClientAssets['shellFiles']>>
    readonly entry: ClientScript
    /** The entry script with the text of scripts in a language. */
    readonly languageEntries: LanguageScripts
    /** The same with the text of saves, trips and offline guides. */
    readonly languageToolsEntries: LanguageScripts
    readonly fonts: readonly string[]
    /** Scripts that only the development server needs. */
    readonly developmentScripts: readonly string[]
    /** Changes with every build. */
    readonly buildId: string
  }
  export const clientAssets: ClientAssets
}

/** Service worker scripts; see tools/build/vite/service-worker-plugin.ts. */
declare module 'virtual:service-worker' {
  export const serviceWorker: string
  /** Served instead when offline guides are disabled: deletes all stored data and unregisters itself. */
  export const killSwitchWorker: string
}

/** The content's text in one language (tools/compile/translations). */
declare module '#generated/languages/*.json' {
  const content: unknown
  // biome-ignore lint/style/noDefaultExport: the form of a JSON module
  export default content
}

interface ImportMeta {
  readonly env: { readonly MODE: string }
}

declare module '*.wasm' {
  /** Compiled on deployment; instantiated on first use. */
  const module: WebAssembly.Module
  // biome-ignore lint/style/noDefaultExport: the runtime exports the module as default
  export default module
}
