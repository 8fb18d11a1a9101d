/** A request to the API, relative to `/client/v4/accounts/<account>`. */
export type ApiRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly type: string
  readonly body: Buffer
  /** Upload URL for a SQL file. */
  readonly uploadUrl: string
}

export type ApiResponse = { readonly status: number; readonly body: unknown }
/** A route of the API: method, path pattern, and a handler that receives the captured groups. */
export type ApiRoute = readonly [
  method: string,
  path: RegExp,
  respond: (request: ApiRequest, ...parts: readonly string[]) => ApiResponse | Promise<ApiResponse>,
]

/** Wraps a result in the API's success envelope. */
export const okResponse = (result: unknown): ApiResponse => ({
  status: 200,
  body: {
    success: true,
    errors: [],
    messages: [],
    result,
    result_info: { page: 1, per_page: 100, count: 1, total_count: 1, total_pages: 1 },
  },
})

/** Wraps an error in the API's failure envelope. */
export const errorResponse = (status: number, code: number, message: string): ApiResponse => ({
  status,
  body: { success: false, errors: [{ code, message }], messages: [], result: null },
})

export const jsonOf = <T>({ body }: ApiRequest): T => JSON.parse(body.toString('utf8')) as T

/** Parses a multipart body. */
export const formOf = ({ body, type }: ApiRequest): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
