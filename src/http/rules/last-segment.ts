/** What stands behind the last slash of a path, and names the page among its siblings; empty behind a closing slash. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
