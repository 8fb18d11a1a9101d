import { type ImageOrigins, imageAddressesFor } from '#isomorphic/images/image-addresses-for.ts'
import { ResponsiveImage } from '#src/images/responsive-image.tsx'

const AVATAR_SIZE_PX = 96

export type AvatarProps = {
  /** As the sign-in provider gave it. */
  readonly source: string | null
  readonly pictures: ImageOrigins
}

/** The visitor's picture, when it comes from where pictures may come from; Gravatar's never do (M1.23). */
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
        placeholder="user"
        alt="Your picture"
      />
    </p>
  )
}
