import type { SignedInSaves } from './signed-in-saves.ts'

/** Null where the module cannot be loaded: a page that is not cached, without a network. */
export const loadSignedInSaves = (): Promise<SignedInSaves | null> =>
  import('./signed-in-saves.ts').then(
    ({ signedInSaves }) => signedInSaves,
    () => null,
  )
