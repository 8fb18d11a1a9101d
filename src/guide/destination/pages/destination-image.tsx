import { type ImageOrigins, imageAddressesFor } from '#isomorphic/images/image-addresses-for.ts'
import type { EditorialImage } from '#src/catalogue/catalogue-types.ts'
import { ResponsiveImage } from '#src/images/responsive-image.tsx'

export type DestinationImageProps = {
  readonly image: EditorialImage
  readonly imagePlaces: ImageOrigins
}

/** Two thirds of the column on desktop, full width on a phone. */
const IMAGE_SLOT = { sizes: '(min-width: 90rem) 860px, (min-width: 64rem) 62vw, 100vw' }

/** An editorial photograph of a place with its caption and credit. */
export function DestinationImage({ image, imagePlaces }: DestinationImageProps) {
  const { source, width, height, alt, title, caption, credit } = image
  return (
    <section className="section wrap" aria-labelledby="picture-title">
      <figure className="picture-row">
        <ResponsiveImage
          addressOf={imageAddressesFor(source, imagePlaces)}
          width={width}
          height={height}
          slot={IMAGE_SLOT}
          placeholderType="destination"
          alt={alt}
        />
        <figcaption>
          <h2 className="h2" id="picture-title">
            {title}
          </h2>
          <p className="lead">{caption}</p>
          <p className="meta">{credit}</p>
        </figcaption>
      </figure>
    </section>
  )
}
