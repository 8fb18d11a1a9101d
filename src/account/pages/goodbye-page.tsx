import { useWords } from '#isomorphic/words/use-words.ts'
import { ACCOUNT_WORDS } from '#src/account/words/account-words.ts'

/** `/goodbye`: shown after an account was deleted. */
export function GoodbyePage() {
  const { goodbye: words } = useWords(ACCOUNT_WORDS)
  return (
    <header className="page-head section wrap">
      <h1 className="h1">{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <p className="actions">
        <a className="button" href="/">
          {words.home}
        </a>
      </p>
    </header>
  )
}
