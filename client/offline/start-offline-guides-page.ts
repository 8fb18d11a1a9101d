import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { GUIDES_CHANGED_EVENT } from '#isomorphic/offline/offline-names.ts'
import { buildElement } from './build-element.ts'
import type { DeferredInstallPrompt } from './defer-install-prompt.ts'
import { fetchCurrentBuild } from './fetch-current-build.ts'
import { createGuideDownloader, type DownloaderTools, type GuideDownloader } from './guide-downloader.ts'
import { renderGuidePanel } from './guide-panel.ts'
import { startInstallButton } from './install-button.ts'
import { createOfflineDevice, type RegisterServiceWorker } from './offline-device.ts'
import { type OfflineGuide, readOfflineGuides } from './offline-guides.ts'
import { startRankingButton } from './ranking-button.ts'
import { showFirstGuideSize } from './show-first-guide-size.ts'
import { startOfflineSearch } from './start-offline-search.ts'
import { freedText, readStorageStatus, storageText } from './storage-status.ts'
import { startUpdateAll } from './update-all.ts'

/** Creates the list item of a guide with its actions. */
function createGuideItem(
  { manifest }: OfflineGuide,
  device: DownloaderTools,
  build: string,
  onRemoved: () => void,
) {
  const { path, name, picture } = manifest
  const panel = buildElement('div', { class: 'pocket-panel' })
  const image = buildElement('img', { src: picture, alt: '', width: '96', height: '96', decoding: 'async' })
  const title = buildElement('h2', { class: 'h3' }, buildElement('a', { href: path }, name))
  const downloader: GuideDownloader = createGuideDownloader(path, device, (state) => {
    // A removed guide disappears from the list instead of being offered again.
    if (state.kind === 'asking' || (state.kind === 'offered' && !state.isPartial)) return onRemoved()
    renderGuidePanel(panel, state, downloader)
  })
  void downloader.refreshState(build)
  return {
    item: buildElement('li', { 'data-guide': path }, image, buildElement('div', {}, title, panel)),
    downloader,
  }
}

/** Each guide once, however many builds of it are being downloaded. */
const uniqueByPath = (guides: readonly OfflineGuide[]): readonly OfflineGuide[] =>
  guides.filter(
    ({ manifest }, index) => guides.findIndex((other) => other.manifest.path === manifest.path) === index,
  )

/** Creates the lines at the end of the page: storage usage, and the storage freed by the last removal. */
function createStorageLines() {
  const freed = buildElement('p', { class: 'serif pocket-freed', role: 'status' })
  const usage = buildElement('p', { class: 'meta pocket-room' })
  async function update(): Promise<void> {
    const status = await readStorageStatus()
    usage.replaceChildren(status === null ? '' : storageText(status))
  }
  return {
    lines: [freed, usage],
    update,
    showFreed(manifest: GuideManifest): void {
      freed.replaceChildren(freedText(manifest))
      void update()
    },
  }
}

type StorageLines = ReturnType<typeof createStorageLines>

/** Creates the list with its search and its update button. */
function createListParts(
  guides: readonly OfflineGuide[],
  { device, build, currentBuild, storageLines, onEmpty }: GuideListOptions,
): readonly HTMLElement[] {
  const list = buildElement('ul', { class: 'pocket-guides' })
  const items = guides.map((guide) => {
    let isRemoved = false
    const created = createGuideItem(guide, device, build, () => {
      if (isRemoved) return
      isRemoved = true
      // The page may already have replaced the list because no guide is left.
      if (created.item.isConnected) {
        created.item.remove()
        if (list.childElementCount === 0) onEmpty()
      }
      storageLines.showFreed(guide.manifest)
    })
    return created
  })
  list.append(...items.map(({ item }) => item))
  const refreshAll = async (): Promise<void> => {
    void storageLines.update()
    const latestBuild = (await currentBuild) ?? build
    for (const { downloader } of items) void downloader.refreshState(latestBuild)
  }
  void currentBuild.then((latestBuild) =>
    latestBuild === null || latestBuild === build ? undefined : refreshAll(),
  )
  return [
    startOfflineSearch(guides, device.caches),
    startRankingButton(guides),
    list,
    startUpdateAll(guides, device, () => void refreshAll()),
  ]
}

type GuideListOptions = {
  readonly device: DownloaderTools
  /** Build of the page, which may be an earlier one when the page comes from the device. */
  readonly build: string
  /** Build of the site; null while it does not respond. */
  readonly currentBuild: Promise<string | null>
  readonly storageLines: StorageLines
  readonly onEmpty: () => void
}

/** Starts `/pocket`: lists the downloaded guides with storage usage, search, updates and the install button. */
export async function startOfflineGuidesPage(
  page: HTMLElement,
  registerWorker: RegisterServiceWorker,
  installPrompt: DeferredInstallPrompt,
): Promise<void> {
  const device = createOfflineDevice(registerWorker)
  const { build = '' } = page.dataset
  const storageLines = createStorageLines()
  const install = buildElement('div')
  const suggestedGuides = page.querySelector<HTMLElement>('.pocket-first')
  const emptyMessage = page.querySelector<HTMLElement>('.pocket-empty')
  let listedPaths: readonly string[] = []
  let currentBuild: Promise<string | null> | null = null
  const onEmpty = (): void => {
    listedPaths = []
    page.replaceChildren(
      ...[emptyMessage, suggestedGuides].filter((part) => part !== null),
      ...storageLines.lines,
      install,
    )
    if (suggestedGuides !== null) void showFirstGuideSize(suggestedGuides, device)
  }
  const show = async (): Promise<void> => {
    const guides = uniqueByPath(await readOfflineGuides(device.caches))
    const paths = guides.map(({ manifest }) => manifest.path)
    if (guides.length === 0) onEmpty()
    // Listed guides update their own state.
    else if (paths.some((path) => !listedPaths.includes(path))) {
      listedPaths = paths
      currentBuild ??= fetchCurrentBuild({ ...device, signal: new AbortController().signal })
      page.replaceChildren(
        ...createListParts(guides, { device, build, currentBuild, storageLines, onEmpty }),
        ...storageLines.lines,
        install,
      )
    }
  }
  await show()
  document.addEventListener(GUIDES_CHANGED_EVENT, () => void show())
  startInstallButton(install, installPrompt)
  await storageLines.update()
}
