import { isDragging } from '#client/kit/drag-order.ts'
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

/** Not a number while the copy of the device is drawn instead, which is sent before anything is shown. */
const shownSeq = (region: HTMLElement): number =>
  Number(region.querySelector<HTMLElement>(SHOWN)?.dataset['seq'])
const memberCount = (region: HTMLElement): number =>
  Number(region.querySelector<HTMLElement>(SHOWN)?.dataset['members'] ?? 0)

/** Whether the visitor is typing, has typed, drags a stop, or has a sheet open, which an update would close. */
function isBusy(region: HTMLElement): boolean {
  const { activeElement } = document
  const isTyping =
    activeElement?.matches('input, textarea, select') === true && region.contains(activeElement)
  const hasOpenSheet = region.querySelector(':popover-open') !== null
  return isTyping || hasTypedText() || hasOpenSheet || isDragging(region)
}

/** Shows the plan as it is now, with the same element focused, unless the page shows that already or is being edited. */
async function refresh(region: HTMLElement): Promise<void> {
  const response = await fetch(location.pathname).catch(() => null)
  if (response?.ok !== true) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const fresh = page.querySelector<HTMLElement>('[data-trip]')
  if (fresh === null || isBusy(region) || shownSeq(fresh) <= shownSeq(region)) return
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
  /** The number of the last change that the site announced. */
  let latestSeq = 0
  let hiddenTimer = 0
  let catchUpTimer = 0
  let catchUpMs = RETRY_MS

  function announce(): void {
    const status = document.querySelector('[data-live-status]')
    if (status === null || Date.now() - announcedAt < ANNOUNCEMENT_MS) return
    announcedAt = Date.now()
    status.textContent = words.changedByOthers
  }

  /** Shows what was announced; later, when the visitor is typing or the page cannot be loaded. */
  async function catchUp(): Promise<void> {
    clearTimeout(catchUpTimer)
    const isBehind = (): boolean => latestSeq > shownSeq(region)
    if (!isBehind()) return
    if (!isBusy(region)) await refresh(region)
    clearTimeout(catchUpTimer)
    if (isBehind()) {
      catchUpTimer = window.setTimeout(() => void catchUp(), catchUpMs)
      catchUpMs = Math.min(catchUpMs * 2, MAX_RETRY_MS)
    } else {
      catchUpMs = RETRY_MS
      announce()
    }
  }

  function connect(): void {
    if (socket !== null || document.hidden || memberCount(region) < 2) return
    socket = new WebSocket(new URL(tripLiveApiPath(tripId), location.href.replace(/^http/, 'ws')))
    socket.addEventListener('open', () => {
      retryMs = RETRY_MS
    })
    socket.addEventListener('message', ({ data }) => {
      const { seq } = JSON.parse(String(data)) as { readonly seq: number }
      latestSeq = Math.max(latestSeq, seq)
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
  region.addEventListener('focusout', () => setTimeout(() => void catchUp(), 0))
  connect()
  if (memberCount(region) > 0) return
  // The plan is a part of the page that may come after this script.
  const arrival = new MutationObserver(() => {
    if (memberCount(region) === 0) return
    arrival.disconnect()
    connect()
  })
  arrival.observe(region, { childList: true, subtree: true })
}
