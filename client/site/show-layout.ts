import { closeWhenLeft } from '#client/kit/close-when-left.ts'
import { updateAlertBar } from './close-alert.ts'
import { createLayoutStore } from './layout-store.ts'

/**
 * Asks for the layout (S7.3) and shows what it says; a page that gets no answer stays as it came. The
 * footer's menu learns to close by itself.
 */
export async function showLayout(): Promise<void> {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.language-menu')) closeWhenLeft(menu)
  const { data } = await createLayoutStore((input, init) => fetch(input, init)).load()
  updateAlertBar(data)
}
