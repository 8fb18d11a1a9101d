import sharp from 'sharp'
import type { PosterPhoto } from './poster-photo-list.ts'

const FRAME_DELAY_MS = 700
const QUARTER_TURN_BACK = -90

function encodeStill(frame: Buffer, { file, width, quality, orientation }: PosterPhoto): Promise<Buffer> {
  const picture = sharp(frame).resize({ width })
  switch (file.slice(file.lastIndexOf('.') + 1)) {
    case 'png':
      return picture.png({ palette: true, colours: 48, dither: 0.6, effort: 10 }).toBuffer()
    case 'webp':
      return picture.webp({ quality, effort: 6 }).toBuffer()
    case 'avif':
      return picture.avif({ quality, effort: 6 }).toBuffer()
    default: {
      const turned = orientation === undefined ? picture : picture.rotate(QUARTER_TURN_BACK)
      const marked = orientation === undefined ? turned : turned.withMetadata({ orientation })
      return marked.jpeg({ quality, mozjpeg: true }).toBuffer()
    }
  }
}

async function encodeAnimation(frames: readonly Buffer[], { width }: PosterPhoto): Promise<Buffer> {
  const scaled = await Promise.all(frames.map((frame) => sharp(frame).resize({ width }).png().toBuffer()))
  return sharp([...scaled], { join: { animated: true } })
    .gif({
      colours: 32,
      dither: 0.4,
      interFrameMaxError: 12,
      delay: frames.map(() => FRAME_DELAY_MS),
      loop: 0,
    })
    .toBuffer()
}

/** Encodes a poster photo in its format. */
export function encodePosterPhoto(frames: readonly Buffer[], photo: PosterPhoto): Promise<Buffer> {
  const [first] = frames
  if (first === undefined) throw new Error(`${photo.file} has no frame`)
  return photo.frames === undefined ? encodeStill(first, photo) : encodeAnimation(frames, photo)
}
