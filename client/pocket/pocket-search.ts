import type { Piece } from '#client/search/matching/text-pieces.ts'
import { element } from './build-element.ts'
import { openPocketSearch, type PocketHit, type PocketSearch } from './find-in-pocket.ts'
import type { Caches, KeptGuide } from './kept-guides.ts'
import type { PocketIndex } from './pocket-document.ts'
import { indexAddress, POCKET_PATH } from './pocket-names.ts'

const MOST_SHOWN = 30

async function openSearch(guides: readonly KeptGuide[], caches: Caches): Promise<PocketSearch> {
  const indexes = await Promise.all(
    guides.map(async ({ cacheName, manifest }): Promise<PocketIndex['documents']> => {
      const kept = await caches.match(indexAddress(manifest.path), { ignoreVary: true, cacheName })
      return kept === undefined ? [] : ((await kept.json()) as PocketIndex).documents
    }),
  )
  return openPocketSearch(indexes.flat())
}

const marked = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text))

function hitItem({ document: { path, picture, caption }, title, excerpt }: PocketHit): HTMLLIElement {
  const art =
    picture === null ? element('span') : element('img', { src: picture, alt: '', width: '72', height: '72' })
  const words = element(
    'span',
    {},
    element('b', { class: 'h3' }, ...marked(title)),
    element('span', { class: 'meta' }, caption),
    element('span', { class: 'serif' }, ...marked(excerpt)),
  )
  return element('li', {}, element('a', { class: 'pocket-hit', href: path }, art, words))
}

function statusText(query: string, count: number, meant: string | null): string {
  if (count === 0) return `Nothing for “${query}” in your pocket.`
  const results = count === 1 ? '1 page' : `${count} pages`
  return meant === null
    ? `${results} in your pocket for “${query}”`
    : `Nothing in your pocket is called “${query}”. ${results} for ${meant}`
}

/**
 * A field that searches what is kept, here on the device. What was looked for stands in the address, so that going back
 * finds it again; a search that the site could not answer leads here with it.
 */
export function startPocketSearch(guides: readonly KeptGuide[], caches: Caches): HTMLElement {
  const field = element('input', {
    id: 'pocket-q',
    name: 'q',
    type: 'search',
    class: 'input',
    autocomplete: 'off',
  })
  const status = element('p', { class: 'lead', role: 'status' })
  const list = element('ul', { class: 'pocket-hits' })
  const label = element('label', { class: 'field', for: 'pocket-q' }, 'Search what is in your pocket', field)
  const submit = element('button', { type: 'submit', class: 'button' }, 'Search')
  const form = element('form', { class: 'pocket-search', role: 'search', action: POCKET_PATH }, label, submit)
  let opening: Promise<PocketSearch> | null = null

  async function show(query: string): Promise<void> {
    if (query.trim() === '') return void [status.replaceChildren(), list.replaceChildren()]
    opening ??= openSearch(guides, caches)
    const { hits, meant } = (await opening).find(query)
    status.replaceChildren(statusText(query, hits.length, meant))
    list.replaceChildren(...hits.slice(0, MOST_SHOWN).map(hitItem))
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const query = field.value.trim()
    history.replaceState(
      history.state,
      '',
      query === '' ? POCKET_PATH : `${POCKET_PATH}?q=${encodeURIComponent(query)}`,
    )
    void show(query)
  })
  field.addEventListener('input', () => void show(field.value))
  field.value = new URLSearchParams(location.search).get('q') ?? ''
  void show(field.value)
  return element('section', { 'aria-label': 'Search in your pocket' }, form, status, list)
}
