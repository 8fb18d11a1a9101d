import type { ReportError } from './content-error.ts'
import type { YamlSource } from './yaml-source.ts'

type KeyedSource = {
  readonly source: YamlSource
  /** Whether the guide has a place with this path, without `/destinations/`. */
  readonly isKnown: (place: string) => boolean
}

/** Reports keys of a file that are no places. */
export function checkPlaceKeys(
  keys: readonly string[],
  { source, isKnown }: KeyedSource,
  report: ReportError,
): void {
  for (const place of keys) {
    if (isKnown(place)) continue
    const problem = `there is no place ${place}`
    report({
      file: source.file,
      line: source.lineOf([place]),
      problem,
      expected: 'a place such as japan/kyoto',
    })
  }
}
