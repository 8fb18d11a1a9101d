import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type SignInLinkProps = { readonly className: string }

/** Shown until the session has a user (S4.1: loading counts as signed out). */
export function SignInLink({ className }: SignInLinkProps) {
  const words = useWords(SITE_WORDS).account
  return (
    <a className={className} href="/api/auth/login" data-session="out">
      {words.signIn}
    </a>
  )
}
