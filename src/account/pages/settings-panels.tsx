import { useWords } from '#isomorphic/words/use-words.ts'
import { SETTINGS_PATH } from '#src/account/account-pages.ts'
import { MAX_NICKNAME_LENGTH } from '#src/account/rules/settings-action.ts'
import { ACCOUNT_WORDS } from '#src/account/words/account-words.ts'
import { Panel } from '#src/site/components/panel.tsx'
import { SubmitButton } from './settings-controls.tsx'
import type { SessionView } from './settings-view.ts'

export function NicknamePanel({ nickname }: { readonly nickname: string }) {
  const { nickname: words } = useWords(ACCOUNT_WORDS)
  return (
    <Panel title={words.title}>
      <form method="post" action={SETTINGS_PATH}>
        <label className="field">
          {words.label}
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
        <p className="meta">{words.note}</p>
        <SubmitButton action="nickname" label={words.save} />
      </form>
    </Panel>
  )
}

function SignOutOne({ session: { publicId, device, seenAtMs } }: { readonly session: SessionView }) {
  const { sessions: words } = useWords(ACCOUNT_WORDS)
  return (
    <form method="post" action={SETTINGS_PATH}>
      <input type="hidden" name="session" value={publicId} />
      <button className="link" type="submit" name="do" value="sign-out-one">
        {words.signOut}
        <span className="visually-hidden">{` ${words.signOutDevice(device, seenAtMs)}`}</span>
      </button>
    </form>
  )
}

export function SessionsPanel({ sessions }: { readonly sessions: readonly SessionView[] }) {
  const { sessions: words } = useWords(ACCOUNT_WORDS)
  return (
    <Panel title={words.title}>
      <ul className="session-list">
        {sessions.map((session) => (
          <li key={session.publicId} data-path={session.publicId}>
            <b>{session.device}</b>
            <span className="meta">
              {session.isCurrent ? words.thisDevice : words.lastUsed(session.seenAtMs)}
            </span>
            {!session.isCurrent && <SignOutOne session={session} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={SETTINGS_PATH}>
          <SubmitButton action="sign-out-others" label={words.signOutOthers} />
        </form>
      )}
    </Panel>
  )
}
