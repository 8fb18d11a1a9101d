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

/** The body as plain data: of a form the first value of each field. Null when it cannot be read. */
export async function readSubmittedBody(request: Request, kind: BodyKind): Promise<unknown> {
  try {
    const text = await request.text()
    if (kind === 'json') return JSON.parse(text) as unknown
    return Object.fromEntries([...new URLSearchParams(text)].reverse())
  } catch {
    return null
  }
}
