import { pageWordsOf } from '#client/kit/page-language.ts'
import { pageLocale } from '#client/kit/page-locale.ts'
import type { DeviceItem, DeviceList } from '#client/saves/device/device-list.ts'
import { createElement } from '#client/saves/panel/create-element.ts'
import { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import { LIST_FILE_FORMATS, type ListFileFormat } from '#isomorphic/saves/list-file-formats.ts'
import type { ListFileItem } from '#isomorphic/saves/list-file-item.ts'
import { formatSavedList, LIST_FILE_TYPES, listFileName } from '#isomorphic/saves/saved-list-file.ts'
import { itemName } from './item-name.ts'

const words = pageWordsOf(DEVICE_SAVES_WORDS)
/** Long enough for the browser to have read the file. */
const REVOKE_DELAY_MS = 10_000

const kindOf = (path: string): string =>
  path.startsWith('/articles/') ? 'story' : path.includes('#') ? 'sight' : 'place'

/** The item as files name it. */
export const toFileItem = (item: DeviceItem): ListFileItem => ({
  kind: kindOf(item.path),
  path: item.path,
  note: item.note,
  page: { name: itemName(item), text: item.facts?.text ?? '', at: item.facts?.at ?? null },
})

/** Writes the file on the device, so that no network is needed. */
function download({ name, items }: DeviceList, format: ListFileFormat): void {
  const list = { name, link: `${location.origin}/`, items: items.map(toFileItem) }
  const text = formatSavedList(format, list, location.origin, pageLocale())
  const blob = new Blob([text], { type: LIST_FILE_TYPES[format] })
  const href = URL.createObjectURL(blob)
  createElement('a', { href, download: listFileName(name, format) }).click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS)
}

/** The files of a list, and what those of maps leave out. */
export function createFileChoices(list: DeviceList): readonly Node[] {
  const skipped = list.items.filter(({ facts }) => facts?.at == null).length
  const rows = LIST_FILE_FORMATS.map((format) => {
    const button = createElement('button', {
      type: 'button',
      className: 'link',
      textContent: format.toUpperCase(),
    })
    button.addEventListener('click', () => download(list, format))
    return createElement(
      'li',
      {},
      button,
      ' ',
      createElement('span', { className: 'meta', textContent: words.use[format] }),
    )
  })
  const note =
    skipped === 0 ? [] : [createElement('p', { textContent: words.skipped(skipped, list.items.length) })]
  return [...note, createElement('ul', { className: 'take-along' }, ...rows)]
}
