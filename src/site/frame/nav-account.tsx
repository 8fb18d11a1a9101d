import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import { SignInLink } from './sign-in-link.tsx'

/** The fifth section, on phones only, with the labels it has there (S2.7). */
export function NavAccount() {
  const words = useWords(SITE_WORDS).account
  return (
    <div className="nav-panel">
      <p className="h1 nav-panel-title">{words.title}</p>
      <p className="meta" data-session="in" hidden>
        {words.signedInAs(<b data-session-name />)}
      </p>
      <SignInLink className="nav-row" />
      <ul data-session="in" hidden>
        <li>
          <a className="nav-row" href="/profile/saves">
            {words.saves}
          </a>
        </li>
        <li>
          <a className="nav-row" href="/profile/library">
            {words.narrowLibrary}
          </a>
        </li>
        <li>
          <a className="nav-row" href="/profile/settings">
            {words.narrowSettings}
          </a>
        </li>
        <li>
          <a className="nav-row" href="/api/auth/logout">
            {words.narrowSignOut}
          </a>
        </li>
      </ul>
    </div>
  )
}
