import { Icon } from '#src/site/components/icon.tsx'

/** Profile menu on desktop: hidden until the session is loaded, opened by click or hover. */
export function ProfileMenu() {
  return (
    <details className="profile-menu" data-session="in" hidden>
      <summary>
        <span className="profile-initial" data-session-initial aria-hidden="true" />
        <span className="visually-hidden">
          Account of <span data-session-name />
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="profile-panel">
        <p className="meta">
          Signed in as <b data-session-name />
        </p>
        <ul>
          <li>
            <a href="/profile/saves">Saves</a>
          </li>
          <li>
            <a href="/profile/library">eLibrary</a>
          </li>
          <li>
            <a href="/profile/settings">Account settings</a>
          </li>
          <li>
            <a href="/api/auth/logout">Sign out</a>
          </li>
        </ul>
      </div>
    </details>
  )
}
