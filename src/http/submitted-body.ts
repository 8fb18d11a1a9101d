export type BodyKind = 'json' | 'form'

const KINDS: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
}

/** What kind of body a request brings; null for kinds that no form and no island of ours sends. */
export function bodyKindOf(contentType: string | undefined): BodyKind | null {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(KINDS, type) ? (KINDS[type] ?? null) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The body as plain data: of a form the first value of each field. Null when it makes no sense.
 * @throws what reading throws, so that `bodyLimit` can tell a body that is too large
 */
export async function readSubmittedBody(request: Request, kind: BodyKind): Promise<unknown> {
  const text = await request.text()
  return kind === 'json' ? parseJson(text) : Object.fromEntries([...new URLSearchParams(text)].reverse())
}
