import { element } from './build-element.ts'
import { createGuideKeeper, type GuideKeeper, type KeeperTools } from './guide-keeper.ts'
import type { GuideManifest } from './guide-manifest.ts'
import { showGuide } from './guide-panel.ts'
import type { InstallOffer } from './hold-install-offer.ts'
import { startInstallButton } from './install-button.ts'
import { type KeptGuide, readKeptGuides } from './kept-guides.ts'
import { createPocketDevice, type RegisterWorker } from './pocket-device.ts'
import { GUIDES_CHANGED } from './pocket-names.ts'
import { startPocketSearch } from './pocket-search.ts'
import { freedText, readRoom, roomText } from './storage-room.ts'
import { startUpdateAll } from './update-all.ts'
import { weighFirstGuide } from './weigh-first-guide.ts'

/** A guide with what can be done with it, as an item of the list. */
function guideItem({ manifest }: KeptGuide, device: KeeperTools, build: string, onGone: () => void) {
  const { path, name, picture } = manifest
  const panel = element('div', { class: 'pocket-panel' })
  const art = element('img', { src: picture, alt: '', width: '96', height: '96', decoding: 'async' })
  const title = element('h2', { class: 'h3' }, element('a', { href: path }, name))
  const keeper: GuideKeeper = createGuideKeeper(path, device, (state) => {
    // What was taken out is not offered in a list of what is here.
    if (state.kind === 'asking' || (state.kind === 'offered' && !state.isBegun)) return onGone()
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

/** What the page says at its end: the room of the device, and what was given back. */
function roomLines() {
  const freed = element('p', { class: 'serif pocket-freed', role: 'status' })
  const room = element('p', { class: 'meta pocket-room' })
  async function tell(): Promise<void> {
    const now = await readRoom()
    room.replaceChildren(now === null ? '' : roomText(now))
  }
  return {
    lines: [freed, room],
    tell,
    tellFreed(manifest: GuideManifest): void {
      freed.replaceChildren(freedText(manifest))
      void tell()
    },
  }
}

type RoomLines = ReturnType<typeof roomLines>

/** The list with its search and what renews it; nothing when there is nothing in it. */
function keptParts(
  guides: readonly KeptGuide[],
  { device, build, room, onEmpty }: ListTools,
): readonly HTMLElement[] {
  const list = element('ul', { class: 'pocket-guides' })
  const items = guides.map((guide) => {
    let isGone = false
    const made = guideItem(guide, device, build, () => {
      if (isGone) return
      isGone = true
      // The page may have noticed by itself that nothing is left, and have put the list away.
      if (made.item.isConnected) {
        made.item.remove()
        if (list.childElementCount === 0) onEmpty()
      }
      room.tellFreed(guide.manifest)
    })
    return made
  })
  list.append(...items.map(({ item }) => item))
  const lookAgain = (): void => {
    for (const { keeper } of items) void keeper.look(build)
    void room.tell()
  }
  return [startPocketSearch(guides, device.caches), list, startUpdateAll(guides, device, lookAgain)]
}

type ListTools = {
  readonly device: KeeperTools
  readonly build: string
  readonly room: RoomLines
  readonly onEmpty: () => void
}

/** Lists what is kept on this device, with its room, its search, and the ways to renew it and to install the site. */
export async function startPocketPage(
  page: HTMLElement,
  register: RegisterWorker,
  offer: InstallOffer,
): Promise<void> {
  const device = createPocketDevice(register)
  const { build = '' } = page.dataset
  const room = roomLines()
  const install = element('div')
  const first = page.querySelector<HTMLElement>('.pocket-first')
  let listed: readonly string[] = []
  const onEmpty = (): void => {
    listed = []
    const nothing = element('p', { class: 'serif' }, 'Nothing is kept on this device yet.')
    page.replaceChildren(nothing, ...(first === null ? [] : [first]), ...room.lines, install)
    if (first !== null) void weighFirstGuide(first, device)
  }
  const show = async (): Promise<void> => {
    const guides = eachOnce(await readKeptGuides(device.caches))
    const paths = guides.map(({ manifest }) => manifest.path)
    if (guides.length === 0) onEmpty()
    // What is listed shows by itself how it stands.
    else if (paths.some((path) => !listed.includes(path))) {
      listed = paths
      page.replaceChildren(...keptParts(guides, { device, build, room, onEmpty }), ...room.lines, install)
    }
  }
  await show()
  document.addEventListener(GUIDES_CHANGED, () => void show())
  startInstallButton(install, offer)
  await room.tell()
}
