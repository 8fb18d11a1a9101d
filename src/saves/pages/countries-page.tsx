import { useWords } from '#isomorphic/words/use-words.ts'
import type { CountryShapes } from '#src/catalogue/world-types.ts'
import type { CountryMark } from '#src/saves/rules/country-action.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { Notice } from '#src/site/components/notice.tsx'
import { Deferred, type DeferredPart } from '#src/site/deferred-part.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

type Country = CountryShapes['countries'][number]

export type CountriesView = {
  readonly shapes: CountryShapes
  readonly marks: readonly { readonly country: string; readonly mark: CountryMark }[]
  readonly notice: { readonly tone: 'done' | 'problem'; readonly text: string } | null
}

const PATH = '/profile/countries'
/** Radius of the dot for a country that is too small to draw. */
const DOT_RADIUS = 4

function CountryShape({ country, mark }: { readonly country: Country; readonly mark: CountryMark }) {
  const { shape, x, y, path } = country
  return (
    <g key={path} className={`country-${mark}`}>
      {shape === '' ? <circle cx={x} cy={y} r={DOT_RADIUS} /> : <path d={shape} />}
    </g>
  )
}

function CountriesMap({ view, been, wanted }: { readonly view: CountriesView } & Marked) {
  const words = useWords(SAVES_PAGES_WORDS).countries
  const { width, height, land } = view.shapes
  return (
    <figure className="countries-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.map(been.length, wanted.length)}>
        <defs>
          <pattern
            id="want-lines"
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="want-ground" width="5" height="5" />
            <path className="want-line" d="M1.25 0v5" />
          </pattern>
        </defs>
        <path className="countries-land" d={land} />
        {wanted.map((country) => (
          <CountryShape key={country.path} country={country} mark="want" />
        ))}
        {been.map((country) => (
          <CountryShape key={country.path} country={country} mark="been" />
        ))}
      </svg>
      <figcaption className="countries-key">
        <span className="key-been">{words.been}</span>
        <span className="key-want">{words.wanted}</span>
        <span className="meta">{words.attribution}</span>
      </figcaption>
    </figure>
  )
}

function MarkedList({
  title,
  countries,
  mark,
  empty,
}: {
  readonly title: string
  readonly countries: readonly Country[]
  readonly mark: CountryMark
  readonly empty: string
}) {
  const words = useWords(SAVES_PAGES_WORDS).countries
  return (
    <section>
      <h2 className="h3">
        {title} <span className="tab-count">{countries.length}</span>
      </h2>
      {countries.length === 0 ? (
        <p className="serif">{empty}</p>
      ) : (
        <ul className="marked-countries">
          {countries.map(({ name, path }) => (
            <li key={path} data-path={path}>
              <a className="link" href={path}>
                {name}
              </a>
              <form method="post" action={PATH}>
                <input type="hidden" name="country" value={path} />
                <button
                  type="submit"
                  className="icon-button"
                  name="do"
                  value={`not-${mark}`}
                  aria-label={words.unmark(name, title)}
                >
                  <Icon name="x" />
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Marked = { readonly been: readonly Country[]; readonly wanted: readonly Country[] }

/** The map, the form, and both lists. */
export function CountriesBody({ view }: { readonly view: CountriesView }) {
  const words = useWords(SAVES_PAGES_WORDS).countries
  const { shapes, marks, notice } = view
  const marked = (mark: CountryMark): readonly Country[] => {
    const paths = new Set(marks.flatMap((one) => (one.mark === mark ? [one.country] : [])))
    return shapes.countries.filter(({ path }) => paths.has(path))
  }
  const [been, wanted] = [marked('been'), marked('want')]
  return (
    <div className="section wrap countries">
      {notice !== null && <Notice {...notice} />}
      <CountriesMap {...{ view, been, wanted }} />
      <form className="country-form" method="post" action={PATH}>
        <label className="field">
          {words.country}
          <input
            className="input"
            id="country"
            name="country"
            list="country-names"
            required
            maxLength={100}
            autoComplete="off"
          />
        </label>
        <datalist id="country-names">
          {shapes.countries.map(({ name, path }) => (
            <option key={path} value={name} />
          ))}
        </datalist>
        <div className="actions">
          <button type="submit" className="button" name="do" value="been">
            {words.markBeen}
          </button>
          <button type="submit" className="button button-ghost" name="do" value="want">
            {words.markWanted}
          </button>
        </div>
      </form>
      <div className="country-lists">
        <MarkedList title={words.been} countries={been} mark="been" empty={words.noneBeen} />
        <MarkedList title={words.wanted} countries={wanted} mark="want" empty={words.noneWanted} />
      </div>
    </div>
  )
}

/** `/profile/countries`: the countries that the visitor has been to or wants to go to. */
export function CountriesPage({
  body,
  completeHref,
}: {
  readonly body: DeferredPart
  readonly completeHref: string
}) {
  const words = useWords(SAVES_PAGES_WORDS).countries
  return (
    <>
      <p className="visually-hidden" role="status" data-live-status />
      <div className="late-page" data-live-forms tabIndex={-1}>
        <header className="page-head wrap">
          <h1 className="h1">{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <p>
            <a className="link" href="/profile/saves">
              {words.lists}
            </a>
          </p>
        </header>
        <Deferred part={body} completeHref={completeHref}>
          <p className="wrap serif">{words.loading}</p>
        </Deferred>
      </div>
    </>
  )
}
