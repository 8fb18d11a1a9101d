import { useWords } from '#isomorphic/words/use-words.ts'
import { DELETE_PATH, SETTINGS_PATH } from '#src/account/account-pages.ts'
import { ACCOUNT_WORDS } from '#src/account/words/account-words.ts'
import { Notice } from '#src/site/components/notice.tsx'

export type AccountDeletePageProps = {
  /** Whether the form was submitted without the checkbox. */
  readonly isUnconfirmed: boolean
}

/** `/profile/settings/delete`: lists the data to be deleted and confirms the deletion. */
export function AccountDeletePage({ isUnconfirmed }: AccountDeletePageProps) {
  const { deletion: words } = useWords(ACCOUNT_WORDS)
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <div className="section wrap">
        {isUnconfirmed && <Notice tone="problem" text={words.unconfirmed} />}
        <div className="prose">
          <p>{words.deletedWithIt}</p>
          <ul>
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{words.providerAccount}</p>
        </div>
        <form className="panel delete-form" method="post" action={DELETE_PATH}>
          <label className="choice">
            <input type="checkbox" id="confirm" name="confirm" value="yes" required />
            {words.confirm}
          </label>
          <div className="actions">
            <a className="button" href={SETTINGS_PATH}>
              {words.cancel}
            </a>
            <button className="button button-danger" type="submit">
              {words.submit}
            </button>
          </div>
        </form>
      </div>
    </>
  )
}
