import { SAVE_FORM_SELECTOR } from '#isomorphic/saves/saves-names.ts'

const buttons = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(`${SAVE_FORM_SELECTOR} [name=path]`),
]

/** Shows which pages are saved on every button of the page. */
export function showSaved(saved: ReadonlySet<string>): void {
  for (const button of buttons()) button.setAttribute('aria-pressed', String(saved.has(button.value)))
}
