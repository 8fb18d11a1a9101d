import { SignInLink } from './sign-in-link.tsx'

/** The fifth section, on phones only, with the labels it has there (S2.7). */
export function NavAccount() {
  return (
    <div className="nav-panel">
      <p className="h1 nav-panel-title">Account</p>
      <p className="meta" data-session="in" hidden>
        Signed in as <b data-session-name />
      </p>
      <SignInLink className="nav-row" />
      <ul data-session="in" hidden>
        <li>
          <a className="nav-row" href="/profile/saves">
            Saves
          </a>
        </li>
        <li>
          <a className="nav-row" href="/profile/library">
            E-Library
          </a>
        </li>
        <li>
          <a className="nav-row" href="/profile/settings">
            Account Settings
          </a>
        </li>
        <li>
          <a className="nav-row" href="/api/auth/logout">
            Logout
          </a>
        </li>
      </ul>
    </div>
  )
}
