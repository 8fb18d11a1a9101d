import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { EmptyState } from '#src/site/components/account/empty-state.tsx'
import { Icon } from '#src/site/components/icon.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

const LOGIN_PATH = '/api/auth/login?returnTo=%2Fprofile%2Fsaves'
/** The icons of the lists that the script draws. */
const ICONS = ['bookmark', 'chevron-up', 'chevron-down', 'grip'] as const

/**
 * `/saves`: the saves of this device, which client/saves/page/show-device-saves.ts draws below. The page is the same for
 * all visitors, so that it is cached, on the device as well; without script it says where saves are then.
 */
export function DeviceSavesPage({ examples }: { readonly examples: readonly PosterRef[] }) {
  const words = useWords(SAVES_PAGES_WORDS).device
  return (
    <div data-device-saves>
      <p className="visually-hidden" role="status" data-live-status />
      <header className="page-head wrap">
        <h1 className="h1">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="actions" data-session="out">
          <a className="button" href={LOGIN_PATH}>
            {words.signIn}
          </a>
        </p>
        <p className="actions" data-session="in" hidden>
          <a className="button" href="/profile/saves">
            {words.account}
          </a>
        </p>
      </header>
      <div className="wrap device-lists" data-account-lists />
      <div className="wrap device-lists" data-device-lists />
      <div className="wrap saves-list" data-device-empty>
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          action={
            <a className="button button-ghost" href="/places">
              {words.empty.find}
            </a>
          }
          posters={examples}
        />
        <noscript>
          <p className="serif">{words.withoutScript}</p>
        </noscript>
      </div>
      {ICONS.map((name) => (
        <template key={name} data-icon={name}>
          <Icon name={name} />
        </template>
      ))}
    </div>
  )
}
