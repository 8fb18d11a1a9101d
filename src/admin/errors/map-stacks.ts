import { builtFileOf } from '#src/measuring/errors/error-occurrence.ts'
import type { ErrorSample } from './error-sample.ts'
import { findSourcePosition, parseSourceMap, type SourceMap } from './find-source-position.ts'

type Frame = ErrorSample['frames'][number]

/** One stack frame as shown. */
export type MappedFrame = {
  readonly name: string
  readonly location: string
  /** Position in the built file; null when `location` is that position. */
  readonly builtLocation: string | null
}

/** A stack names few files, and only this build's maps are deployed. */
const MAX_MAPS = 6
const PARENT_SEGMENTS = /^(?:\.\.\/)+/
const ANY_ORIGIN = 'https://assets.localhost'

/** Path of a file's source map (tools/build/vite/source-maps.ts). */
function mapPathOf(file: string): string {
  const built = builtFileOf(file)
  return built === '' ? `/_maps/worker/${file.slice(file.lastIndexOf('/') + 1)}.map` : `/_maps/${built}.map`
}

async function loadMap(assets: Fetcher, path: string): Promise<SourceMap | null> {
  const response = await assets.fetch(new URL(path, ANY_ORIGIN))
  return response.ok ? parseSourceMap(await response.text()) : null
}

function mapFrame(
  { function: name, file, line, column }: Frame,
  map: SourceMap | null | undefined,
): MappedFrame {
  const built = `${file}:${line}:${column}`
  const position = map === null || map === undefined ? null : findSourcePosition(map, line, column)
  if (position === null) return { name, location: built, builtLocation: null }
  const source = position.source.replace(PARENT_SEGMENTS, '')
  return {
    name: position.name || name,
    location: `${source}:${position.line}:${position.column}`,
    builtLocation: built,
  }
}

/**
 * Maps stack frames to source positions, for files whose maps this build has. Other frames are shown with their built
 * positions. Never rejects.
 */
export async function mapStacks(
  assets: Fetcher,
  stacks: readonly (readonly Frame[])[],
): Promise<readonly (readonly MappedFrame[])[]> {
  const paths = [...new Set(stacks.flat().map(({ file }) => mapPathOf(file)))].slice(0, MAX_MAPS)
  const loaded = await Promise.all(
    paths.map(async (path) => [path, await loadMap(assets, path).catch(() => null)] as const),
  )
  const maps = new Map(loaded)
  return stacks.map((frames) => frames.map((frame) => mapFrame(frame, maps.get(mapPathOf(frame.file)))))
}
