import { type PicturePlaces, pictureAddresses } from '#client/pictures/picture-place.ts'
import { Picture } from '#src/pictures/picture.tsx'

const PICTURE_SIDE_PX = 96

export type OwnPictureProps = {
  /** As the sign-in provider gave it. */
  readonly source: string | null
  readonly pictures: PicturePlaces
}

/** The visitor's picture, when it comes from where pictures may come from; Gravatar's never do (M1.23). */
export function OwnPicture({ source, pictures }: OwnPictureProps) {
  const addressOf = source === null ? null : pictureAddresses(source, pictures)
  if (addressOf === null) return null
  return (
    <p className="own-picture">
      <Picture
        addressOf={addressOf}
        width={PICTURE_SIDE_PX}
        height={PICTURE_SIDE_PX}
        room={{ fixed: PICTURE_SIDE_PX }}
        placeholder="user"
        alt="Your picture"
      />
    </p>
  )
}
