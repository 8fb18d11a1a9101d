/** A JSON error of the form quality R9 asks for: `{"error":"code"}`, never stored. */
export function errorJson(
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ error: code }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
