import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { OFFLINE_GUIDES_PATH, searchIndexAddress } from '#isomorphic/offline/offline-names.ts'
import type { OfflineSearchIndex } from '#isomorphic/offline/offline-search-index.ts'
import type { TextPiece } from '#isomorphic/search/text-pieces.ts'
import { buildElement } from './build-element.ts'
import { createOfflineSearch, type OfflineSearch, type OfflineSearchHit } from './create-offline-search.ts'
import type { CacheStorageLike, OfflineGuide } from './offline-guides.ts'
import { OFFLINE_CLIENT_WORDS } from './words/offline-client-words.ts'

const words = pageWordsOf(OFFLINE_CLIENT_WORDS).search

const MAX_HITS = 30

async function loadSearch(guides: readonly OfflineGuide[], caches: CacheStorageLike): Promise<OfflineSearch> {
  const indexes = await Promise.all(
    guides.map(async ({ cacheName, manifest }): Promise<OfflineSearchIndex['documents']> => {
      const cached = await caches.match(searchIndexAddress(manifest.path), { ignoreVary: true, cacheName })
      return cached === undefined ? [] : ((await cached.json()) as OfflineSearchIndex).documents
    }),
  )
  return createOfflineSearch(indexes.flat())
}

const highlight = (pieces: readonly TextPiece[]): (Node | string)[] =>
  pieces.map(({ text, isMatch }) => (isMatch ? buildElement('mark', {}, text) : text))

function createHitItem({
  document: { path, picture, caption },
  title,
  excerpt,
}: OfflineSearchHit): HTMLLIElement {
  const image =
    picture === null
      ? buildElement('span')
      : buildElement('img', { src: picture, alt: '', width: '72', height: '72' })
  const lines = buildElement(
    'span',
    {},
    buildElement('b', { class: 'h3' }, ...highlight(title)),
    buildElement('span', { class: 'meta' }, caption),
    buildElement('span', { class: 'serif' }, ...highlight(excerpt)),
  )
  return buildElement('li', {}, buildElement('a', { class: 'pocket-hit', href: path }, image, lines))
}

function statusText(query: string, count: number, correction: string | null): string {
  if (count === 0) return words.none(query)
  return correction === null ? words.results(query, count) : words.corrected(query, count, correction)
}

/**
 * Creates a search field over the downloaded guides. The query is stored in the URL, so that navigating back restores
 * it; a failed search of the site redirects to this page with its query.
 */
export function startOfflineSearch(guides: readonly OfflineGuide[], caches: CacheStorageLike): HTMLElement {
  const field = buildElement('input', {
    id: 'pocket-q',
    name: 'q',
    type: 'search',
    class: 'input',
    autocomplete: 'off',
  })
  const status = buildElement('p', { class: 'lead', role: 'status' })
  const list = buildElement('ul', { class: 'pocket-hits' })
  const label = buildElement('label', { class: 'field', for: 'pocket-q' }, words.label, field)
  const submit = buildElement('button', { type: 'submit', class: 'button' }, words.submit)
  const form = buildElement(
    'form',
    { class: 'pocket-search', role: 'search', action: localiseAddress(OFFLINE_GUIDES_PATH) },
    label,
    submit,
  )
  let searchPromise: Promise<OfflineSearch> | null = null

  async function show(query: string): Promise<void> {
    if (query.trim() === '') return void [status.replaceChildren(), list.replaceChildren()]
    searchPromise ??= loadSearch(guides, caches)
    const { hits, correction } = (await searchPromise).search(query)
    status.replaceChildren(statusText(query, hits.length, correction))
    list.replaceChildren(...hits.slice(0, MAX_HITS).map(createHitItem))
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const query = field.value.trim()
    const search = query === '' ? '' : `?q=${encodeURIComponent(query)}`
    history.replaceState(history.state, '', localiseAddress(OFFLINE_GUIDES_PATH) + search)
    void show(query)
  })
  field.addEventListener('input', () => void show(field.value))
  field.value = new URLSearchParams(location.search).get('q') ?? ''
  void show(field.value)
  return buildElement('section', { 'aria-label': words.section }, form, status, list)
}
