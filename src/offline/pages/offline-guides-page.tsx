import { useWords } from '#isomorphic/words/use-words.ts'
import { OFFLINE_WORDS } from '#src/offline/words/offline-words.ts'
import { SuggestedGuides, type SuggestedGuidesProps } from './suggested-guides.tsx'

export type OfflineGuidesPageProps = SuggestedGuidesProps & {
  /** False where the operator has disabled offline mode (`POCKET`). */
  readonly isEnabled: boolean
  /** Build of the site, by which the script detects outdated guides. */
  readonly build: string
}

function HowItWorks() {
  const words = useWords(OFFLINE_WORDS).howItWorks
  return (
    <section className="section wrap split pocket-how" aria-labelledby="pocket-how">
      <div>
        <h2 className="h2" id="pocket-how">
          {words.title}
        </h2>
        <div className="prose">
          <p>{words.download}</p>
          <p>{words.storage}</p>
        </div>
      </div>
      <div>
        <h2 className="h2">{words.withoutScriptTitle}</h2>
        <div className="prose">
          <p>{words.withoutScript}</p>
        </div>
        <p>
          <a className="link" href="/places">
            {words.findPlace}
          </a>
        </p>
      </div>
    </section>
  )
}

/** `/pocket`: the downloaded guides, which a script lists, and how to download them. */
export function OfflineGuidesPage({ isEnabled, build, guides }: OfflineGuidesPageProps) {
  const words = useWords(OFFLINE_WORDS)
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {isEnabled ? (
        <div className="wrap pocket" data-pocket="page" data-build={build}>
          {/* client/offline/start-offline-guides-page.ts shows it again when the last guide is removed. */}
          <p className="serif pocket-empty">{words.empty}</p>
          <SuggestedGuides guides={guides} />
          <p className="meta pocket-room" />
        </div>
      ) : (
        <p className="wrap serif">{words.disabled}</p>
      )}
      <HowItWorks />
    </>
  )
}
