/** A JSON error, `{"error":"code"}`, never stored (R9). */
export function errorJson(
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ error: code }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
