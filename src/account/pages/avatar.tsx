import { type ImageOrigins, imageAddressesFor } from '#isomorphic/images/image-addresses-for.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { ACCOUNT_WORDS } from '#src/account/words/account-words.ts'
import { ResponsiveImage } from '#src/images/responsive-image.tsx'

const AVATAR_SIZE_PX = 96

export type AvatarProps = {
  /** Picture URL of the sign-in provider. */
  readonly source: string | null
  readonly pictures: ImageOrigins
}

/** The visitor's picture, when its origin is allowed; Gravatar's never is (M1.23). */
export function Avatar({ source, pictures }: AvatarProps) {
  const { summary } = useWords(ACCOUNT_WORDS)
  const addressOf = source === null ? null : imageAddressesFor(source, pictures)
  if (addressOf === null) return null
  return (
    <p className="own-picture">
      <ResponsiveImage
        addressOf={addressOf}
        width={AVATAR_SIZE_PX}
        height={AVATAR_SIZE_PX}
        slot={{ fixed: AVATAR_SIZE_PX }}
        placeholderType="user"
        alt={summary.picture}
      />
    </p>
  )
}
