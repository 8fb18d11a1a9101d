import { REFUSED_CHANGES_SELECTOR } from '#isomorphic/saves/saves-names.ts'
import type { SignedInSaves } from './signed-in-saves.ts'

/** Null where the module cannot be loaded: a page that is not cached, without a network. */
export const loadSignedInSaves = (): Promise<SignedInSaves | null> =>
  import('./signed-in-saves.ts').then(
    ({ signedInSaves }) => signedInSaves,
    () => null,
  )

/** Lists refused changes where the page has a section for them. */
export async function showRefused({ refused }: SignedInSaves, owner: string): Promise<void> {
  const section = document.querySelector<HTMLElement>(REFUSED_CHANGES_SELECTOR)
  if (section === null) return
  const { showRefusedChanges } = await import('./show-refused-changes.ts')
  await showRefusedChanges(section, owner, refused)
}
