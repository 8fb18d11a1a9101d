import type { ImageOrigins } from '#isomorphic/images/image-addresses-for.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { DELETE_PATH } from '#src/account/account-pages.ts'
import { ACCOUNT_WORDS } from '#src/account/words/account-words.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { FactList } from '#src/site/components/fact-list.tsx'
import { Notice } from '#src/site/components/notice.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import { Deferred, type DeferredPart } from '#src/site/deferred-part.tsx'
import { Avatar } from './avatar.tsx'
import { NewsletterPanel } from './newsletter-panel.tsx'
import { PrivacyPanel } from './privacy-panel.tsx'
import { NicknamePanel, SessionsPanel } from './settings-panels.tsx'
import { EXPORT_PATH, type SettingsNotice, type SettingsView } from './settings-view.ts'

type AccountSummaryProps = { readonly user: SessionUser; readonly pictures: ImageOrigins }

/** Name, e-mail address and sign-out link of the account. */
export function AccountSummary({ user, pictures }: AccountSummaryProps) {
  const { summary: words } = useWords(ACCOUNT_WORDS)
  const facts = [
    { label: words.signedInAs, value: user.name ?? user.nickname },
    { label: words.email, value: user.email ?? words.noEmail },
  ]
  return (
    <div className="wrap">
      <Avatar source={user.picture} pictures={pictures} />
      <FactList facts={facts} />
      <p className="actions">
        <a className="button button-ghost" href="/api/auth/logout">
          {words.signOut}
        </a>
      </p>
    </div>
  )
}

/** Forms for the visitor's choices, sessions, export and account deletion. */
export function SettingsPanels({ view }: { readonly view: SettingsView }) {
  const { data, deletion } = useWords(ACCOUNT_WORDS)
  return (
    <div className="section wrap panels">
      <NicknamePanel nickname={view.user.nickname} />
      <NewsletterPanel newsletter={view.newsletter} />
      <PrivacyPanel state={view.consent} />
      <SessionsPanel sessions={view.sessions} />
      <Panel title={data.title}>
        <p>{data.lead}</p>
        <a className="button button-ghost" href={EXPORT_PATH} download>
          {data.export}
        </a>
      </Panel>
      <Panel title={deletion.title}>
        <p>{deletion.panelLead}</p>
        <a className="link" href={DELETE_PATH}>
          {deletion.panelLink}
        </a>
      </Panel>
    </div>
  )
}

export type SettingsPageProps = {
  readonly summary: DeferredPart
  readonly panels: DeferredPart
  readonly notice: SettingsNotice | null
  /** URL of the page without deferred parts. */
  readonly completeHref: string
}

/** `/profile/settings`: account data are deferred, the rest is sent immediately. */
export function SettingsPage({ summary, panels, notice, completeHref }: SettingsPageProps) {
  const { settings: words } = useWords(ACCOUNT_WORDS)
  return (
    <>
      <p className="visually-hidden" role="status" data-live-status />
      <div className="late-page" data-live-forms tabIndex={-1}>
        <header className="page-head wrap">
          <h1 className="h1">{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </header>
        {notice !== null && (
          <div className="wrap">
            <Notice {...notice} />
          </div>
        )}
        <div className="late-who">
          <Deferred part={summary} completeHref={completeHref}>
            <p className="wrap serif">{words.loadingAccount}</p>
          </Deferred>
        </div>
        <Deferred part={panels} completeHref={completeHref}>
          <p className="section wrap serif">{words.loadingSettings}</p>
        </Deferred>
      </div>
    </>
  )
}
