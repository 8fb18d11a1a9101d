import { useWords } from '#isomorphic/words/use-words.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

/** Profile menu on desktop: hidden until the session is loaded, opened by click or hover. */
export function ProfileMenu() {
  const words = useWords(SITE_WORDS).account
  return (
    <details className="profile-menu" data-session="in" hidden>
      <summary>
        <span className="profile-initial" data-session-initial aria-hidden="true" />
        <span className="visually-hidden">{words.menu(<span data-session-name />)}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="profile-panel">
        <p className="meta">{words.signedInAs(<b data-session-name />)}</p>
        <ul>
          <li>
            <a href="/profile/saves">{words.saves}</a>
          </li>
          <li>
            <a href="/profile/library">{words.library}</a>
          </li>
          <li>
            <a href="/profile/settings">{words.settings}</a>
          </li>
          <li>
            <a href="/api/auth/logout">{words.signOut}</a>
          </li>
        </ul>
      </div>
    </details>
  )
}
