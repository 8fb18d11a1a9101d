import { Panel } from '#src/components/panel.tsx'
import { type AccountSettings, MAX_NICKNAME_LENGTH } from '#src/domain/account-settings.ts'
import { SETTINGS_PATH, type SessionView } from './settings-view.ts'

type ChoiceProps = { readonly name: string; readonly isOn: boolean; readonly label: string }

function Choice({ name, isOn, label }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="checkbox" id={name} name={name} value="on" defaultChecked={isOn} />
      {label}
    </label>
  )
}

type SaveProps = { readonly action: string; readonly label: string }

function Save({ action, label }: SaveProps) {
  return (
    <button className="button button-ghost" type="submit" name="do" value={action}>
      {label}
    </button>
  )
}

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

export function NewsletterPanel({ wantsNewsletter }: AccountSettings) {
  return (
    <Panel title="Newsletter">
      <form method="post" action={SETTINGS_PATH}>
        <Choice name="newsletter" isOn={wantsNewsletter} label="Send me the newsletter" />
        <Save action="newsletter" label="Keep choice" />
      </form>
    </Panel>
  )
}

export function PrivacyPanel({ allowsMeasurement, allowsAdvertising }: AccountSettings) {
  return (
    <Panel title="Privacy">
      <form method="post" action={SETTINGS_PATH}>
        <Choice name="measurement" isOn={allowsMeasurement} label="Measure how I use the guide" />
        <Choice name="advertising" isOn={allowsAdvertising} label="Choose advertising by what I read" />
        <p className="meta">A browser that sends Global Privacy Control is heeded whatever stands here.</p>
        <Save action="privacy" label="Keep choices" />
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
