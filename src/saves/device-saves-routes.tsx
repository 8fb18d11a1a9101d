import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { posterAddress } from '#isomorphic/posters/poster-address.ts'
import { PAGE_FACTS_API } from '#isomorphic/saves/saves-api.ts'
import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { timeZoneOf } from '#src/catalogue/time-zone-of.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { rateLimit } from '#src/http/rate-limit.ts'
import { readJson } from '#src/http/read-body.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { DeviceSavesPage } from '#src/saves/pages/device-saves-page.tsx'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import type { SavesOptions } from './create-saves-context.ts'
import { findSavedPage, type SavedPage, summaryOf, toSavedPageView } from './saved-pages.ts'
import { DEVICE_SAVES_PAGE } from './saves-pages.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

const MAX_BODY_BYTES = 64_000
/** Posters in the illustration of an empty page. */
const MAX_EXAMPLES = 3
const FactsBody = v.object({ paths: v.pipe(v.array(v.string()), v.maxLength(MAX_LIST_ITEMS)) })

/** What a device draws and exports of a saved page (client/saves/device/device-list.ts). */
function toFacts(c: Context<AppEnv>, page: SavedPage) {
  const { name, meta, path, poster, at } = toSavedPageView(page, c.get('locale'))
  return {
    name,
    meta,
    text: summaryOf(page),
    href: path,
    poster: posterAddress(poster, '4x5', 'card'),
    theme: poster.theme,
    at,
    // Calendars of trips of a device need it (client/trips/read-time-zones.ts).
    timeZone: page.kind === 'story' ? null : timeZoneOf(page.place),
  }
}

/**
 * `/saves`: the saves of a device, which the page's script draws; the same for all visitors. `POST /api/page-facts`
 * describes saved pages by their paths; it knows no visitor and stores nothing.
 */
export function deviceSavesRoutes({
  manifest,
  front,
}: Pick<SavesOptions, 'manifest' | 'front'>): Hono<AppEnv> {
  const examples = front.bestInTravel.slice(0, MAX_EXAMPLES).map(({ poster }) => poster)
  return new Hono<AppEnv>()
    .get(DEVICE_SAVES_PAGE.path, (c) => {
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const head = {
        ...pickWords(SAVES_WORDS, c.get('locale')).head.device,
        // What the page shows is on each visitor's device: there is nothing to find in it.
        canonicalPath: null,
      }
      return c.render(<DeviceSavesPage examples={examples} />, { head })
    })
    .post(
      PAGE_FACTS_API,
      rateLimit('sharedList'),
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      async (c) => {
        const read = await readJson(c, FactsBody)
        if ('refusal' in read) return read.refusal
        const targets = read.body.paths.map(parseSaveTarget).filter((target) => target !== null)
        const pages = await Promise.all(
          targets.map(async (target) => {
            const page = await findSavedPage(c.get('readShard'), manifest, target)
            return page === null ? [] : [[target.path, toFacts(c, page)] as const]
          }),
        )
        if (c.get('isDegraded')) throw new UnavailableError('page facts')
        return c.json({ pages: Object.fromEntries(pages.flat()) }, 200, { 'cache-control': 'no-store' })
      },
    )
}
