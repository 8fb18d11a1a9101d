import { button, element } from './build-element.ts'
import { createGuideKeeper, type GuideKeeper } from './guide-keeper.ts'
import { showGuide } from './guide-panel.ts'
import { createPocketDevice, type RegisterWorker } from './pocket-device.ts'
import { POCKET_PATH } from './pocket-names.ts'

const dialogs = new Map<string, { readonly dialog: HTMLDialogElement; readonly keeper: GuideKeeper }>()

function buildDialog(path: string, name: string, register: RegisterWorker) {
  const panel = element('div', { class: 'pocket-panel' })
  const titleId = `pocket-${path.replaceAll('/', '-')}`
  const title = element('h2', { class: 'h3', id: titleId }, `${name} in your pocket`)
  const list = element('a', { class: 'link', href: POCKET_PATH }, 'All that is in your pocket')
  const close = button('Close', 'link', () => dialog.close())
  const dialog = element(
    'dialog',
    { class: 'pocket-dialog', 'aria-labelledby': titleId },
    title,
    panel,
    element('p', { class: 'pocket-ways' }, list, close),
  )
  const keeper: GuideKeeper = createGuideKeeper(path, createPocketDevice(register), (state) =>
    showGuide(panel, state, keeper),
  )
  document.body.append(dialog)
  return { dialog, keeper }
}

/**
 * Opens what takes the guide of this page along: its weight first, then the way. Closing it stops nothing: a guide that is
 * being kept goes on while the page is open.
 */
export function openGuideDialog(path: string, name: string, register: RegisterWorker): void {
  const known = dialogs.get(path)
  const { dialog, keeper } = known ?? buildDialog(path, name, register)
  dialogs.set(path, { dialog, keeper })
  dialog.showModal()
  if (known === undefined) void keeper.look(null)
}
