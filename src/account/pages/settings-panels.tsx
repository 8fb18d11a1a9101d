import { SETTINGS_PATH } from '#src/account/account-pages.ts'
import { MAX_NICKNAME_LENGTH } from '#src/account/rules/account-settings.ts'
import { Panel } from '#src/site/components/panel.tsx'
import { Save } from './settings-controls.tsx'
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
        <Save action="nickname" label="Keep nickname" />
      </form>
    </Panel>
  )
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export function SessionsPanel({ sessions }: { readonly sessions: readonly SessionView[] }) {
  return (
    <Panel title="Where you are signed in">
      <ul className="session-list">
        {sessions.map(({ device, isThisOne, seenAtMs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may look alike, and nothing here is reordered
          <li key={index}>
            <b>{device}</b>
            <span className="meta">
              {isThisOne ? 'This device' : `Last used ${DAY.format(seenAtMs)} UTC`}
            </span>
          </li>
        ))}
      </ul>
      <form method="post" action={SETTINGS_PATH}>
        <Save action="sign-out-others" label="Sign out everywhere else" />
      </form>
    </Panel>
  )
}
