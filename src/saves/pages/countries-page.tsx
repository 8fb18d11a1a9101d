import type { CountryShapes } from '#src/catalogue/world-types.ts'
import type { CountryMark } from '#src/saves/rules/country-action.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { Notice } from '#src/site/components/notice.tsx'
import { Deferred, type DeferredPart } from '#src/site/deferred-part.tsx'

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
  const { width, height, land } = view.shapes
  return (
    <figure className="countries-map">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Map of the world with ${been.length} countries you have been to and ${wanted.length} you want to go to`}
      >
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
        <span className="key-been">Been</span>
        <span className="key-want">Want to go</span>
        <span className="meta">Natural Earth. Borders as mapped, not an endorsement.</span>
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
                  aria-label={`Take ${name} off ${title}`}
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
          Country
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
            I have been there
          </button>
          <button type="submit" className="button button-ghost" name="do" value="want">
            I want to go
          </button>
        </div>
      </form>
      <div className="country-lists">
        <MarkedList
          title="Been"
          countries={been}
          mark="been"
          empty="Nowhere yet, as far as this page knows."
        />
        <MarkedList title="Want to go" countries={wanted} mark="want" empty="Nothing wished for yet." />
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
  return (
    <>
      <p className="visually-hidden" role="status" data-live-status />
      <div className="late-page" data-live-forms tabIndex={-1}>
        <header className="page-head wrap">
          <h1 className="h1">Countries</h1>
          <p className="lead">Where you have been, and where you want to go. Nobody else sees it.</p>
          <p>
            <a className="link" href="/profile/saves">
              Your lists
            </a>
          </p>
        </header>
        <Deferred part={body} completeHref={completeHref}>
          <p className="wrap serif">Unrolling the map…</p>
        </Deferred>
      </div>
    </>
  )
}
