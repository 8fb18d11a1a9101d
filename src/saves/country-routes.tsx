import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { CountryShapes } from '#src/catalogue/world-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { CountriesBody, CountriesPage, type CountriesView } from '#src/saves/pages/countries-page.tsx'
import { parseCountryAction } from '#src/saves/rules/country-action.ts'
import { readCountryMarks, setCountryMark } from '#src/saves/store/country-marks.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { getCompleteHref, startDeferredPart, streamPage } from '#src/site/stream-page.tsx'
import { createSavesContext, type SavesOptions } from './create-saves-context.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

const PATH = '/profile/countries'
const MAX_BODY_BYTES = 2000

async function readShapes(c: Context<AppEnv>): Promise<CountryShapes> {
  const shapes = await c.get('readShard')<CountryShapes>('country-shapes')
  if (shapes === null) throw new UnavailableError('country shapes')
  return shapes
}

/** Finds a country by path, or by its name as typed. */
function findCountry({ countries }: CountryShapes, text: string) {
  const folded = foldText(text)
  return (
    countries.find(({ path }) => path === text) ?? countries.find(({ name }) => foldText(name) === folded)
  )
}

/**
 * `/profile/countries`: the countries that the visitor has been to or wants to go to, on a small map; works without
 * script.
 */
export function countryRoutes({ nowMs }: Pick<SavesOptions, 'nowMs'>): Hono<AppEnv> {
  async function renderCountries(
    c: Context<AppEnv>,
    notice: (shapes: CountryShapes) => CountriesView['notice'],
    sessionVerified: Promise<void>,
  ): Promise<Response> {
    const body = startDeferredPart(c, async () => {
      const [shapes, marks] = await Promise.all([
        readShapes(c),
        readCountryMarks(createSavesContext(c, nowMs)),
        sessionVerified,
      ])
      return <CountriesBody view={{ shapes, marks, notice: notice(shapes) }} />
    })
    return streamPage(c, [body], () => ({
      head: { ...pickWords(SAVES_WORDS, c.get('locale')).head.countries, canonicalPath: null },
      page: <CountriesPage body={body} completeHref={getCompleteHref(c)} />,
    }))
  }

  return new Hono<AppEnv>()
    .get(PATH, requireSession('streamed'), (c) => {
      const { done, country } = c.req.query()
      const words = pickWords(SAVES_WORDS, c.get('locale'))
      return renderCountries(
        c,
        (shapes) => {
          const name = shapes.countries.find(({ path }) => path === country)?.name
          if (name === undefined || done === undefined) return null
          return {
            tone: 'done',
            text: done === 'set' ? words.countryMarked(name) : words.countryUnmarked(name),
          }
        },
        c.get('sessionVerified'),
      )
    })
    .post(
      PATH,
      requireSession('page'),
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      async (c) => {
        const form = await readForm(c)
        if ('refusal' in form) return form.refusal
        const action = parseCountryAction(form.fields)
        const country = action && findCountry(await readShapes(c), action.country)
        if (action === null || country == null) {
          c.status(400)
          const text = pickWords(SAVES_WORDS, c.get('locale')).unknownCountry
          return renderCountries(c, () => ({ tone: 'problem', text }), Promise.resolve())
        }
        await setCountryMark(createSavesContext(c, nowMs), country.path, action.mark, action.isSet)
        const query = new URLSearchParams({ done: action.isSet ? 'set' : 'unset', country: country.path })
        return c.body(null, 303, { location: `${PATH}?${query}`, 'cache-control': 'no-store' })
      },
    )
}
