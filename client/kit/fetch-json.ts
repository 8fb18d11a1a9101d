/** The site answered, and not with what was asked for. */
export class ResponseError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`status ${status}`)
    this.name = 'ResponseError'
    this.status = status
  }
}

/**
 * Asks the site for JSON.
 * @throws {ResponseError} for any status that is not a success
 * @throws {TypeError} when the site cannot be reached; a DOMException when it was called off
 */
export async function fetchJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new ResponseError(response.status)
  return (await response.json()) as T
}
