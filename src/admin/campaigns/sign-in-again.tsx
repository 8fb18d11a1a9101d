import { useWords } from '#isomorphic/words/use-words.ts'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

/** Instead of a button that sends to subscribers, after a sign-in that is no longer recent. */
export function SignInAgain({ href }: { readonly href: string }) {
  const { signInFirst, signInAgain } = useWords(CAMPAIGN_ADMIN_WORDS).send
  return (
    <>
      <p>{signInFirst}</p>
      <p className="actions">
        <a className="button" href={href}>
          {signInAgain}
        </a>
      </p>
    </>
  )
}
