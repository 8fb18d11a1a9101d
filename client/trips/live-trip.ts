import { hasTypedText } from '#client/kit/has-typed-text.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { tripLiveApiPath } from '#isomorphic/trips/trip-api.ts'
import { TRIP_SOCKET_CODES } from '#isomorphic/trips/trip-socket-codes.ts'
import { TRIPS_CLIENT_WORDS } from './words/trips-client-words.ts'

// Not `pickWords`, whose chunk is React's.
const words = pageWordsOf(TRIPS_CLIENT_WORDS)
/** The element with the number of the last change that the page shows. */
const SHOWN = '[data-seq]'
/** Changes of others are announced at most this often. */
const ANNOUNCEMENT_MS = 10_000
const RETRY_MS = 5000
const MAX_RETRY_MS = 120_000
/** A hidden page ends its connection after this time. */
const HIDDEN_MS = 600_000
const { sessionRevoked, noLongerMember, replaced } = TRIP_SOCKET_CODES

const shownSeq = (region: HTMLElement): number =>
  Number(region.querySelector<HTMLElement>(SHOWN)?.dataset['seq'])
const memberCount = (region: HTMLElement): number =>
  Number(region.querySelector<HTMLElement>(SHOWN)?.dataset['members'] ?? 0)

/** Whether the visitor is typing, has typed, or has a sheet open, which an update would close. */
function isBusy(region: HTMLElement): boolean {
  const { activeElement } = document
  const isTyping =
    activeElement?.matches('input, textarea, select') === true && region.contains(activeElement)
  return isTyping || hasTypedText() || region.querySelector(':popover-open') !== null
}

/** Shows the plan as it is now, with the same element focused. */
async function refresh(region: HTMLElement): Promise<void> {
  const response = await fetch(location.pathname).catch(() => null)
  if (response?.ok !== true) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const fresh = page.querySelector('[data-trip]')
  if (fresh === null || isBusy(region)) return
  const focused = document.activeElement
  const path = focused?.closest('[data-path]')?.id
  const value = focused instanceof HTMLButtonElement ? focused.value : ''
  const isInside = region.contains(focused)
  region.replaceChildren(...fresh.childNodes)
  if (!isInside) return
  const item = [...region.querySelectorAll('[data-path]')].find(({ id }) => id === path)
  const same = item?.querySelector<HTMLElement>(`button[value="${CSS.escape(value)}"]`)
  ;(same ?? region).focus({ preventScroll: true })
}

/**
 * Shows changes of others while two or more people look at a trip. The socket announces numbers only; the changes come
 * with the page, for which the session is checked.
 */
export function followTrip(region: HTMLElement, tripId: string): void {
  let socket: WebSocket | null = null
  let retryMs = RETRY_MS
  let announcedAt = 0
  let isBehind = false
  let hiddenTimer = 0

  async function catchUp(): Promise<void> {
    if (isBusy(region)) return
    isBehind = false
    await refresh(region)
    const status = document.querySelector('[data-live-status]')
    if (status === null || Date.now() - announcedAt < ANNOUNCEMENT_MS) return
    announcedAt = Date.now()
    status.textContent = words.changedByOthers
  }

  function connect(): void {
    if (socket !== null || document.hidden || memberCount(region) < 2) return
    socket = new WebSocket(new URL(tripLiveApiPath(tripId), location.href.replace(/^http/, 'ws')))
    socket.addEventListener('open', () => {
      retryMs = RETRY_MS
    })
    socket.addEventListener('message', ({ data }) => {
      const { seq } = JSON.parse(String(data)) as { readonly seq: number }
      if (seq <= shownSeq(region)) return
      isBehind = true
      void catchUp()
    })
    socket.addEventListener('close', ({ code }) => {
      socket = null
      if (code === noLongerMember || code === sessionRevoked) return location.reload()
      // Newer windows follow the trip; this one does again once it is looked at.
      if (code === replaced) return
      setTimeout(connect, retryMs)
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
    })
  }

  document.addEventListener('visibilitychange', () => {
    clearTimeout(hiddenTimer)
    if (document.hidden) hiddenTimer = window.setTimeout(() => socket?.close(), HIDDEN_MS)
    else connect()
  })
  // A change that arrived while the visitor was typing is shown after that.
  region.addEventListener('focusout', () => {
    if (isBehind) setTimeout(() => void catchUp(), 0)
  })
  connect()
}
