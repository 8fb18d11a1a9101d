/** What the tests use of the internal module of the emulator's Vitest plugin. */
declare module 'cloudflare:test-internal' {
  /** Runs a callback where the tests run, from the handler of a request. */
  export function runInRunnerObject<T>(callback: () => Promise<T>): Promise<T>
  /** The context of the handler that is running; undefined in a test. */
  export const handlerContextStore: { readonly getStore: () => unknown }
}
