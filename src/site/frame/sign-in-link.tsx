export type SignInLinkProps = { readonly className: string }

/** Shown until the session has a user (S4.1: loading counts as signed out). */
export function SignInLink({ className }: SignInLinkProps) {
  return (
    <a className={className} href="/api/auth/login" data-session="out">
      Sign In
    </a>
  )
}
