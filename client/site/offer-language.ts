import { showStatusMessage } from '#client/kit/status-message.ts'
import { LOCALE_TAGS } from '#isomorphic/words/locale.ts'
import { carryQuery } from './carry-query.ts'
import { preferredLanguage } from './preferred-language.ts'
import { LANGUAGE_OFFERS } from './words/language-offers.ts'

const DISMISSED_KEY = 'fernway.languageOffer'

const linkTo = (tag: string): HTMLAnchorElement | null =>
  document.querySelector(`.language-menu a[hreflang="${tag}"]`)

/** Without storage nothing is offered, because it could not be dismissed. */
function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null
  } catch {
    return true
  }
}

/**
 * Offers the page in the language that the browser prefers, in one line at the bottom of the window, on the first
 * page of a visit until it is dismissed; only that is stored. Nothing redirects: the choice stays with the visitor.
 */
export function offerLanguage(): void {
  const offered = LOCALE_TAGS.filter((tag) => linkTo(tag) !== null)
  const tag = preferredLanguage(navigator.languages, document.documentElement.lang, offered)
  const link = tag === null ? null : linkTo(tag)
  if (tag === null || link === null) return
  if (document.referrer.startsWith(`${location.origin}/`) || isDismissed()) return
  carryQuery([link])
  const { offer, open, dismiss } = LANGUAGE_OFFERS[tag]
  const line = showStatusMessage(offer, { label: open, href: link.href })
  line.lang = tag
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'link'
  button.textContent = dismiss
  button.addEventListener('click', () => {
    localStorage.setItem(DISMISSED_KEY, tag)
    line.textContent = ''
  })
  line.append(' ', button)
}
