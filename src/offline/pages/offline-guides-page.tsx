import { SuggestedGuides, type SuggestedGuidesProps } from './suggested-guides.tsx'

export type OfflineGuidesPageProps = SuggestedGuidesProps & {
  /** False where the operator has disabled offline mode (`POCKET`). */
  readonly isEnabled: boolean
  /** Build of the site, by which the script detects outdated guides. */
  readonly build: string
}

function HowItWorks() {
  return (
    <section className="section wrap split pocket-how" aria-labelledby="pocket-how">
      <div>
        <h2 className="h2" id="pocket-how">
          How a guide gets in here
        </h2>
        <div className="prose">
          <p>
            Open the page of a country, a region, a city or a story and press “Take it with you”. You are told
            what it weighs before anything is fetched. A country brings all its places along; every guide
            brings its posters, maps, phrases and sights, and opens from then on without a network, or with a
            bad one.
          </p>
          <p>
            Guides stay on this device until you take them out. Nothing of your account is among them, and
            nothing else of the site is kept but one small page that says what is here.
          </p>
        </div>
      </div>
      <div>
        <h2 className="h2">Without script</h2>
        <div className="prose">
          <p>
            Keeping a guide is work that the browser does, so it needs JavaScript. Where that is off, a page
            comes out of the printer as a guide, and the sights of a place are files for walking apps: both
            are below the map of each place.
          </p>
        </div>
        <p>
          <a className="link" href="/places">
            Find a place to take along
          </a>
        </p>
      </div>
    </section>
  )
}

/** `/pocket`: the downloaded guides, which a script lists, and how to download them. */
export function OfflineGuidesPage({ isEnabled, build, guides }: OfflineGuidesPageProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">In your pocket</h1>
        <p className="lead">Guides that open without a network: on a ferry, up a valley, abroad.</p>
      </header>
      {isEnabled ? (
        <div className="wrap pocket" data-pocket="page" data-build={build}>
          {/* The same text as in client/offline/start-offline-guides-page.ts, to avoid a layout shift. */}
          <p className="serif">Nothing is kept on this device yet.</p>
          <SuggestedGuides guides={guides} />
          <p className="meta pocket-room" />
        </div>
      ) : (
        <p className="wrap serif">
          Guides cannot be taken along just now, and what was kept before is not offered. Everything is there
          on the site.
        </p>
      )}
      <HowItWorks />
    </>
  )
}
