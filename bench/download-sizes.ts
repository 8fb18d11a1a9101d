import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MAX_WORKER_BYTES, measureWorkerSize } from '#tools/check/worker-size.ts'

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)

type DownloadSize = { readonly what: string; readonly bytes: number; readonly gzipBytes: number }

const measureSize = (what: string, content: Buffer): DownloadSize => ({
  what,
  bytes: content.byteLength,
  gzipBytes: gzipSync(content, { level: 9 }).byteLength,
})

function measureFiles(folder: string, what: (file: string) => string | null): readonly DownloadSize[] {
  return readdirSync(folder).flatMap((file) => {
    const label = what(file)
    return label === null || !statSync(join(folder, file)).isFile()
      ? []
      : [measureSize(label, readFileSync(join(folder, file)))]
  })
}

async function measurePage(origin: string, path: string): Promise<DownloadSize> {
  const response = await fetch(origin + path)
  return measureSize(`HTML ${path}`, Buffer.from(await response.arrayBuffer()))
}

/** Prints the sizes of downloads and of the worker, raw and gzipped. */
export async function printDownloadSizes(origin: string, paths: readonly string[]): Promise<void> {
  const pages = await Promise.all(paths.map((path) => measurePage(origin, path)))
  const files = measureFiles('dist/client/assets', (file) => (/\.(js|css)$/.test(file) ? file : null))
  const fonts = measureFiles('dist/client/fonts', (file) => `font ${file}`)
  const worker = ['dist/worker', 'dist/worker/assets'].flatMap((folder) =>
    measureFiles(folder, (file) => (file.endsWith('.js') ? `worker ${file}` : null)),
  )
  console.log('\n| weight | KB | KB gzip |\n| --- | --: | --: |')
  for (const { what, bytes, gzipBytes } of [...pages, ...files, ...fonts, ...worker]) {
    console.log(`| ${what} | ${kilobytes(bytes)} | ${kilobytes(gzipBytes)} |`)
  }
  const { bytes, gzipBytes, deferredGzipBytes } = measureWorkerSize('dist/worker')
  const limit = kilobytes(MAX_WORKER_BYTES)
  console.log(
    `| worker before its first response (limit ${limit}) | ${kilobytes(bytes)} | ${kilobytes(gzipBytes)} |`,
  )
  console.log(`| worker, loaded on demand, without art | | ${kilobytes(deferredGzipBytes)} |`)
}
