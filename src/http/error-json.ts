/** A JSON error response, `{"error":"code"}`, with `no-store` (R9). */
export function errorJson(
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ error: code }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
