import { updateAlertBar } from './alert-bar.ts'
import { createLayoutStore } from './layout-store.ts'

/** Asks for the layout (spec section 7) and shows what it says; a page that gets no answer stays as it came. */
export async function showLayout(): Promise<void> {
  const { data } = await createLayoutStore((input, init) => fetch(input, init)).load()
  updateAlertBar(data)
}
