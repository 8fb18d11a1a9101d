import { DELETE_PATH, SETTINGS_PATH } from '#src/account/account-pages.ts'
import { Notice } from '#src/site/components/notice.tsx'

export type AccountDeletePageProps = {
  /** Whether the form was submitted without the checkbox. */
  readonly isUnconfirmed: boolean
}

/** `/profile/settings/delete`: lists the data to be deleted and confirms the deletion. */
export function AccountDeletePage({ isUnconfirmed }: AccountDeletePageProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">Delete account</h1>
        <p className="lead">It cannot be brought back, by you or by us.</p>
      </header>
      <div className="section wrap">
        {isUnconfirmed && <Notice tone="problem" text="Tick the box to say that you mean it." />}
        <div className="prose">
          <p>What goes with it:</p>
          <ul>
            <li>your saves, your lists with their notes, and every link you shared;</li>
            <li>your eBooks: download them first, from your eLibrary;</li>
            <li>your nickname, and every place where you are signed in;</li>
            <li>
              your newsletter, if it comes to the address of this account. We keep a code made from the
              address, not the address, so that nobody can sign it up again.
            </li>
          </ul>
          <p>The account at your sign-in provider is not ours and stays as it is.</p>
        </div>
        <form className="panel delete-form" method="post" action={DELETE_PATH}>
          <label className="choice">
            <input type="checkbox" id="confirm" name="confirm" value="yes" required />
            Delete my account and everything in it
          </label>
          <div className="actions">
            <a className="button" href={SETTINGS_PATH}>
              Keep my account
            </a>
            <button className="button button-danger" type="submit">
              Delete account
            </button>
          </div>
        </form>
      </div>
    </>
  )
}
