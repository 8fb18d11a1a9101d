import { SETTINGS_PATH } from '#src/account/account-pages.ts'
import { MAX_NICKNAME_LENGTH } from '#src/account/rules/settings-action.ts'
import { Panel } from '#src/site/components/panel.tsx'
import { SubmitButton } from './settings-controls.tsx'
import type { SessionView } from './settings-view.ts'

export function NicknamePanel({ nickname }: { readonly nickname: string }) {
  return (
    <Panel title="Nickname">
      <form method="post" action={SETTINGS_PATH}>
        <label className="field">
          What we call you here
          <input
            className="input"
            id="nickname"
            name="nickname"
            required
            maxLength={MAX_NICKNAME_LENGTH}
            defaultValue={nickname}
            autoComplete="nickname"
          />
        </label>
        <p className="meta">Your other devices show it when you next sign in there.</p>
        <SubmitButton action="nickname" label="Save nickname" />
      </form>
    </Panel>
  )
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

function SignOutOne({ session: { publicId, device, seenAtMs } }: { readonly session: SessionView }) {
  return (
    <form method="post" action={SETTINGS_PATH}>
      <input type="hidden" name="session" value={publicId} />
      <button className="link" type="submit" name="do" value="sign-out-one">
        Sign out
        <span className="visually-hidden">
          {' '}
          {device}, last used {DAY.format(seenAtMs)}
        </span>
      </button>
    </form>
  )
}

export function SessionsPanel({ sessions }: { readonly sessions: readonly SessionView[] }) {
  return (
    <Panel title="Where you are signed in">
      <ul className="session-list">
        {sessions.map((session) => (
          <li key={session.publicId} data-path={session.publicId}>
            <b>{session.device}</b>
            <span className="meta">
              {session.isCurrent ? 'This device' : `Last used ${DAY.format(session.seenAtMs)} UTC`}
            </span>
            {!session.isCurrent && <SignOutOne session={session} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={SETTINGS_PATH}>
          <SubmitButton action="sign-out-others" label="Sign out everywhere else" />
        </form>
      )}
    </Panel>
  )
}
