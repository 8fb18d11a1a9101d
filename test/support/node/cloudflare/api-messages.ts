/** A request to the API, behind `/client/v4/accounts/<account>`. */
export type ApiRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly type: string
  readonly body: Buffer
  /** Where a file of SQL is to be put. */
  readonly uploadUrl: string
}

export type ApiResponse = { readonly status: number; readonly body: unknown }
/** A route of the API: what its path looks like, and what it answers to the parts in its brackets. */
export type ApiRoute = readonly [
  method: string,
  path: RegExp,
  answer: (request: ApiRequest, ...parts: readonly string[]) => ApiResponse | Promise<ApiResponse>,
]

/** What the API wraps a good answer in. */
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

/** What it wraps a refusal in. */
export const errorResponse = (status: number, code: number, message: string): ApiResponse => ({
  status,
  body: { success: false, errors: [{ code, message }], messages: [], result: null },
})

export const jsonOf = <T>({ body }: ApiRequest): T => JSON.parse(body.toString('utf8')) as T

/** Reads a body of several parts. */
export const formOf = ({ body, type }: ApiRequest): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
