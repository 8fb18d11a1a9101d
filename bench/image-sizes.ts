import { IMAGE_PATHS } from './image-targets.ts'

const ACCEPTED = { AVIF: 'image/avif', WebP: 'image/webp', JPEG: 'image/jpeg' } as const

async function measureImageSize(url: string, accept: string): Promise<string> {
  const response = await fetch(url, { headers: { accept } })
  const { byteLength } = await response.arrayBuffer()
  const isRequestedType = response.headers.get('content-type') === accept
  return isRequestedType ? `${(byteLength / 1024).toFixed(1)}` : `(${response.headers.get('content-type')})`
}

/** Prints the size of one image in each format at three widths. */
export async function printImageSizes(origin: string): Promise<void> {
  const names = Object.keys(ACCEPTED).map((name) => `${name} KB`)
  console.log(`\n| image | ${names.join(' | ')} |\n| --- | --: | --: | --: |`)
  for (const [width, path] of IMAGE_PATHS) {
    const cells: string[] = []
    for (const accept of Object.values(ACCEPTED)) cells.push(await measureImageSize(origin + path, accept))
    console.log(`| ${width} px wide | ${cells.join(' | ')} |`)
  }
}
