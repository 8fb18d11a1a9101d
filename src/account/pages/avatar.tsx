import { type ImageOrigins, imageAddressesFor } from '#isomorphic/images/image-addresses-for.ts'
import { ResponsiveImage } from '#src/images/responsive-image.tsx'

const AVATAR_SIZE_PX = 96

export type AvatarProps = {
  /** Picture URL of the sign-in provider. */
  readonly source: string | null
  readonly pictures: ImageOrigins
}

/** The visitor's picture, when its origin is allowed; Gravatar's never is (M1.23). */
export function Avatar({ source, pictures }: AvatarProps) {
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
        alt="Your picture"
      />
    </p>
  )
}
