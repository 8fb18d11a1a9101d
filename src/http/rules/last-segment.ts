/** The part after the last slash of a path, which names the page among its siblings; empty after a trailing slash. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
