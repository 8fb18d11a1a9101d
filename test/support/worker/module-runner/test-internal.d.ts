/** What the tests use of the internal module of the emulator's Vitest plugin. */
declare module 'cloudflare:test-internal' {
  /** The context of the handler that is running; undefined in a test. */
  export const handlerContextStore: { readonly getStore: () => unknown }
}
