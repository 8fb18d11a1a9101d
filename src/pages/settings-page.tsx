import { FactList } from '#src/components/fact-list.tsx'
import type { SessionUser } from '#src/domain/session-user.ts'

export type SettingsPageProps = { readonly user: SessionUser }

/** `/profile/settings`: who is signed in, and the way out. */
export function SettingsPage({ user }: SettingsPageProps) {
  const facts = [
    { label: 'Signed in as', value: user.name ?? user.nickname },
    { label: 'E-mail', value: user.email ?? 'Not given by your sign-in provider' },
  ]
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">Account settings</h1>
        <p className="lead">
          Your name and e-mail come from the account you sign in with, and are changed there.
        </p>
      </header>
      <div className="wrap">
        <FactList facts={facts} />
        <p className="actions">
          <a className="button" href="/api/auth/logout">
            Sign out
          </a>
        </p>
      </div>
    </>
  )
}
