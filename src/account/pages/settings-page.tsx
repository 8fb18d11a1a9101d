import type { PicturePlaces } from '#client/pictures/picture-place.ts'
import { DELETE_PATH } from '#src/account/account-pages.ts'
import { FactList } from '#src/site/components/fact-list.tsx'
import { Notice } from '#src/site/components/notice.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import { NewsletterPanel } from './newsletter-panel.tsx'
import { OwnPicture } from './own-picture.tsx'
import { PrivacyPanel } from './privacy-panel.tsx'
import { NicknamePanel, SessionsPanel } from './settings-panels.tsx'
import { EXPORT_PATH, type SettingsView } from './settings-view.ts'

export type SettingsPageProps = { readonly view: SettingsView; readonly pictures: PicturePlaces }

/** `/profile/settings`: who is signed in, what they chose, where they are signed in, and the ways out. */
export function SettingsPage({ view: { user, account, consent, notice }, pictures }: SettingsPageProps) {
  const facts = [
    { label: 'Signed in as', value: user.name ?? user.nickname },
    { label: 'E-mail', value: user.email ?? 'Not given by your sign-in provider' },
  ]
  return (
    <>
      <p className="visually-hidden" role="status" data-live-status />
      <div data-live-forms tabIndex={-1}>
        <header className="page-head wrap">
          <h1 className="h1">Account settings</h1>
          <p className="lead">
            Your name and e-mail come from the account you sign in with, and are changed there.
          </p>
        </header>
        <div className="wrap">
          {notice !== null && <Notice {...notice} />}
          <OwnPicture source={user.picture} pictures={pictures} />
          <FactList facts={facts} />
          <p className="actions">
            <a className="button" href="/api/auth/logout">
              Sign out
            </a>
          </p>
        </div>
        <div className="section wrap">
          {account === null ? (
            <Notice
              tone="problem"
              text="Your settings cannot be read just now. Please try again in a moment."
            />
          ) : (
            <div className="panels">
              <NicknamePanel nickname={user.nickname} />
              <NewsletterPanel newsletter={account.newsletter} />
              <PrivacyPanel state={consent} />
              <SessionsPanel sessions={account.sessions} />
              <Panel title="Your data">
                <p>Everything we keep of your account, as one JSON file.</p>
                <a className="button button-ghost" href={EXPORT_PATH} download>
                  Export
                </a>
              </Panel>
              <Panel title="Delete account">
                <p>Takes away your saves, lists, eBooks, newsletter and settings, for good.</p>
                <a className="button button-ghost" href={DELETE_PATH}>
                  Delete account
                </a>
              </Panel>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
