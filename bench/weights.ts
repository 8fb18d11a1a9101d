import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MOST_WORKER_BYTES, weighWorker } from '#tools/check/worker-weight.ts'

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)

type Weight = { readonly what: string; readonly bytes: number; readonly gzipBytes: number }

const weigh = (what: string, content: Buffer): Weight => ({
  what,
  bytes: content.byteLength,
  gzipBytes: gzipSync(content, { level: 9 }).byteLength,
})

function weighFiles(folder: string, what: (file: string) => string | null): readonly Weight[] {
  return readdirSync(folder).flatMap((file) => {
    const label = what(file)
    return label === null || !statSync(join(folder, file)).isFile()
      ? []
      : [weigh(label, readFileSync(join(folder, file)))]
  })
}

async function weighPage(origin: string, path: string): Promise<Weight> {
  const response = await fetch(origin + path)
  return weigh(`HTML ${path}`, Buffer.from(await response.arrayBuffer()))
}

/** Prints what a visitor downloads and what the worker weighs, raw and gzipped. */
export async function printWeights(origin: string, paths: readonly string[]): Promise<void> {
  const pages = await Promise.all(paths.map((path) => weighPage(origin, path)))
  const files = weighFiles('dist/client/assets', (file) => (/\.(js|css)$/.test(file) ? file : null))
  const fonts = weighFiles('dist/client/fonts', (file) => `font ${file}`)
  const worker = ['dist/worker', 'dist/worker/assets'].flatMap((folder) =>
    weighFiles(folder, (file) => (file.endsWith('.js') ? `worker ${file}` : null)),
  )
  console.log('\n| weight | KB | KB gzip |\n| --- | --: | --: |')
  for (const { what, bytes, gzipBytes } of [...pages, ...files, ...fonts, ...worker]) {
    console.log(`| ${what} | ${kilobytes(bytes)} | ${kilobytes(gzipBytes)} |`)
  }
  const { bytes, gzipBytes, lateGzipBytes } = weighWorker('dist/worker')
  const limit = kilobytes(MOST_WORKER_BYTES)
  console.log(
    `| worker before its first answer (limit ${limit}) | ${kilobytes(bytes)} | ${kilobytes(gzipBytes)} |`,
  )
  console.log(`| worker, read when asked for, without art | | ${kilobytes(lateGzipBytes)} |`)
}
