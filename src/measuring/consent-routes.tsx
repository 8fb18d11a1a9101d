import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  CONSENT_ACTION,
  COOKIE_SETTINGS_PATH,
  consentCookie,
  consentFromForm,
  OPT_OUT_PATH,
  optOutCookie,
} from '#isomorphic/measuring/consent-choice.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { TextPageRecord } from '#src/catalogue/article-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { readTextPages } from '#src/catalogue/stories.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { defineCustomRoutePage, type Page, type SocialCard } from '#src/site/define-page.ts'
import { OPT_OUT_PAGE } from './consent-pages.ts'
import { CookieSettingsPage } from './cookie-settings-page.tsx'
import { OptOutPage } from './opt-out-page.tsx'
import { consentOf, privacyControlCookieIfChanged } from './request-consent.ts'
import { MEASURING_WORDS } from './words/measuring-words.ts'

const MAX_BODY_BYTES = 2000
/** Each response depends on the visitor. */
const PRIVATE = 'no-store'

async function readFields(c: Context<AppEnv>): Promise<URLSearchParams | null> {
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  return isForm ? new URLSearchParams(await c.req.text()) : null
}

/** Redirects to the page that shows the current choice. */
const seeOther = (c: Context<AppEnv>, path: string, ...cookies: string[]): Response =>
  c.body(null, 303, { location: path, 'set-cookie': cookies, 'cache-control': PRIVATE })

const readOptOutPage = async (readShard: ReadShard): Promise<TextPageRecord | null> =>
  (await readTextPages(readShard))?.find(({ path }) => path === OPT_OUT_PATH) ?? null

const optOutSocialCard = ({ title }: TextPageRecord, homePoster: SocialCard['poster']): SocialCard => ({
  title,
  poster: homePoster,
})

/** The Do Not Sell page has a custom route because it shows the visitor's choice; its social card is standard. */
export const CONSENT_PAGE_HANDLERS: readonly Page[] = [
  defineCustomRoutePage(OPT_OUT_PAGE, {
    read: ({ readShard }) => readOptOutPage(readShard),
    card: (page, { front }) => optOutSocialCard(page, front.art.home),
  }),
]

/**
 * Routes of Cookie Settings and the Do Not Sell switch: plain forms, stored in two cookies without identifiers (R12).
 * @param homePoster poster of the social card
 */
export function consentRoutes(homePoster: SocialCard['poster']): Hono<AppEnv> {
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') })
  return new Hono<AppEnv>()
    .get(COOKIE_SETTINGS_PATH, (c) => {
      const { adScript, trackerScript, behaviourScript, errorService } = c.get('config').measuring.settings
      c.header('cache-control', PRIVATE)
      const { cookieSettings } = pickWords(MEASURING_WORDS, c.get('locale'))
      return c.render(
        <CookieSettingsPage
          state={consentOf(c)}
          hasAds={adScript !== null}
          hasThirdParties={(trackerScript ?? behaviourScript ?? errorService) !== null}
        />,
        { head: { ...cookieSettings, canonicalPath: null } },
      )
    })
    .post(CONSENT_ACTION, limit, async (c) => {
      const fields = await readFields(c)
      if (fields === null) return errorJson(415, 'wrong_type')
      const consent = consentFromForm(fields.get('choice'), (name) => fields.has(name))
      if (consent === null) return errorJson(400, 'invalid_choice')
      const updatedCookie = privacyControlCookieIfChanged(c, consent.measurement || consent.advertising)
      return seeOther(
        c,
        COOKIE_SETTINGS_PATH,
        consentCookie(consent),
        ...(updatedCookie === null ? [] : [updatedCookie]),
      )
    })
    .get(OPT_OUT_PATH, async (c) => {
      const page = await readOptOutPage(c.get('readShard'))
      if (page === null) return c.notFound()
      c.header('cache-control', PRIVATE)
      const head = {
        title: page.title,
        description: page.summary,
        canonicalPath: OPT_OUT_PATH,
        languages: page.languages,
      }
      const { contactAddress } = c.get('config')
      const content = <OptOutPage page={page} state={consentOf(c)} contactAddress={contactAddress} />
      const card = { path: OPT_OUT_PATH, ...optOutSocialCard(page, homePoster) }
      return c.render(content, { head, card })
    })
    .post(OPT_OUT_PATH, limit, async (c) => {
      const choice = (await readFields(c))?.get('optOut')
      if (choice !== '0' && choice !== '1') return errorJson(400, 'invalid_choice')
      return seeOther(c, OPT_OUT_PATH, optOutCookie(choice === '1'))
    })
}
