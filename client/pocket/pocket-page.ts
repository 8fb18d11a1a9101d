import { element } from './build-element.ts'
import { createGuideKeeper, type GuideKeeper, type KeeperTools } from './guide-keeper.ts'
import { showGuide } from './guide-panel.ts'
import type { InstallOffer } from './hold-install-offer.ts'
import { startInstallButton } from './install-button.ts'
import { type KeptGuide, readKeptGuides } from './kept-guides.ts'
import { createPocketDevice, type RegisterWorker } from './pocket-device.ts'
import { startPocketSearch } from './pocket-search.ts'
import { roomLine } from './storage-room.ts'
import { startUpdateAll } from './update-all.ts'

/** A guide with what can be done with it, as an item of the list. */
function guideItem({ manifest }: KeptGuide, device: KeeperTools, build: string, onGone: () => void) {
  const { path, name, picture } = manifest
  const panel = element('div', { class: 'pocket-panel' })
  const art = element('img', { src: picture, alt: '', width: '96', height: '96', decoding: 'async' })
  const title = element('h2', { class: 'h3' }, element('a', { href: path }, name))
  const keeper: GuideKeeper = createGuideKeeper(path, device, (state) => {
    // What was taken out is not offered in a list of what is here.
    if (state.kind === 'offered' && !state.isBegun) return onGone()
    showGuide(panel, state, keeper)
  })
  void keeper.look(build)
  return { item: element('li', { 'data-guide': path }, art, element('div', {}, title, panel)), keeper }
}

/** Each guide once, however many editions of it are on their way. */
const eachOnce = (guides: readonly KeptGuide[]): readonly KeptGuide[] =>
  guides.filter(
    ({ manifest }, index) => guides.findIndex((other) => other.manifest.path === manifest.path) === index,
  )

/** Lists what is kept on this device, with its room, its search, and the ways to renew it and to install the site. */
export async function startPocketPage(
  page: HTMLElement,
  register: RegisterWorker,
  offer: InstallOffer,
): Promise<void> {
  const device = createPocketDevice(register)
  const { build = '' } = page.dataset
  const guides = eachOnce(await readKeptGuides(device.caches))
  const room = element('p', { class: 'meta' })
  const tellRoom = async (): Promise<void> => room.replaceChildren(await roomLine())
  if (guides.length === 0) {
    const nothing = element('p', { class: 'serif' }, 'Nothing is kept on this device yet.')
    page.replaceChildren(nothing, room)
  } else {
    const list = element('ul', { class: 'pocket-guides' })
    const items = guides.map((guide) => {
      const made = guideItem(guide, device, build, () => {
        made.item.remove()
        void tellRoom()
      })
      return made
    })
    list.append(...items.map(({ item }) => item))
    const lookAgain = (): void => {
      for (const { keeper } of items) void keeper.look(build)
      void tellRoom()
    }
    page.replaceChildren(
      startPocketSearch(guides, device.caches),
      list,
      startUpdateAll(guides, device, lookAgain),
      room,
    )
  }
  startInstallButton(page, offer)
  await tellRoom()
}
