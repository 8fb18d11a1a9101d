const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))
const u16 = (value: number): readonly number[] => [(value >> 8) & 255, value & 255]
const u32 = (value: number): readonly number[] => [...u16(value >>> 16), ...u16(value & 65_535)]

/** An entry of a TIFF directory (Exif 2.3 section 4.6.2). */
const entry = (tag: number, type: number, count: number, value: readonly number[]): readonly number[] => [
  ...u16(tag),
  ...u16(type),
  ...u32(count),
  ...value,
]

/** The camera and the degrees of latitude: 48° 51′ 29″ N. */
export const CAMERA = 'Pocket 7'
export const DEGREES = [...u32(48), ...u32(1), ...u32(51), ...u32(1), ...u32(29), ...u32(1)]

function exifSegment(): Uint8Array {
  const [directoryAt, gpsAt, cameraAt, degreesAt] = [8, 38, 68, 76]
  const directory = [
    ...u16(2),
    ...entry(0x0110, 2, 8, u32(cameraAt)),
    ...entry(0x8825, 4, 1, u32(gpsAt)),
    ...u32(0),
  ]
  const gps = [...u16(2), ...entry(1, 2, 2, [78, 0, 0, 0]), ...entry(2, 5, 3, u32(degreesAt)), ...u32(0)]
  const tiff = [
    ...bytesOf('MM\0*'),
    ...u32(directoryAt),
    ...directory,
    ...gps,
    ...bytesOf(CAMERA),
    ...DEGREES,
  ]
  const data = [...bytesOf('Exif\0\0'), ...tiff]
  return Uint8Array.of(0xff, 0xe1, ...u16(data.length + 2), ...data)
}

const commentSegment = (text: string): Uint8Array =>
  Uint8Array.of(0xff, 0xfe, ...u16(text.length + 2), ...bytesOf(text))

/** Returns a JPEG as a telephone stores it: with the camera and the place, a comment, and a second image behind its end. */
export function jpegWithPlace(jpeg: Uint8Array): Uint8Array {
  const parts = [jpeg.subarray(0, 2), exifSegment(), commentSegment('at home'), jpeg.subarray(2), jpeg]
  const file = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.byteLength
  }
  return file
}

/** Whether a file holds these bytes anywhere. */
export const holdsBytes = (file: Uint8Array, bytes: ArrayLike<number>): boolean =>
  new TextDecoder('latin1').decode(file).includes(new TextDecoder('latin1').decode(Uint8Array.from(bytes)))
export const holdsText = (file: Uint8Array, text: string): boolean => holdsBytes(file, bytesOf(text))
