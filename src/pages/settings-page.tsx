import { type PicturePlaces, pictureAddresses } from '#client/shared/picture-place.ts'
import { FactList } from '#src/components/fact-list.tsx'
import { Picture } from '#src/components/picture.tsx'
import type { SessionUser } from '#src/domain/session-user.ts'

export type SettingsPageProps = {
  readonly user: SessionUser
  readonly pictures: PicturePlaces
}

const PICTURE_SIDE = 96

/** `/profile/settings`: who is signed in, and the way out. */
export function SettingsPage({ user, pictures }: SettingsPageProps) {
  const addressOf = user.picture === null ? null : pictureAddresses(user.picture, pictures)
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
        {addressOf !== null && (
          <p className="own-picture">
            <Picture
              addressOf={addressOf}
              width={PICTURE_SIDE}
              height={PICTURE_SIDE}
              room={{ fixed: PICTURE_SIDE }}
              placeholder="user"
              alt="Your picture"
            />
          </p>
        )}
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
