/** A response with an error status. */
export class ResponseError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`status ${status}`)
    this.name = 'ResponseError'
    this.status = status
  }
}

/**
 * Fetches JSON.
 * @throws {ResponseError} for any status outside 200–299
 * @throws {TypeError} on a network error; a DOMException when aborted
 */
export async function fetchJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new ResponseError(response.status)
  return (await response.json()) as T
}
