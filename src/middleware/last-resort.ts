import { COMMON_HEADERS } from './security-headers.ts'

const BODY = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fernway</title></head><body><main><h1>It looks like we are experiencing issues, and our team has been notified.</h1><p><a href="">Try again?</a> <a href="/">Go to home page</a></p></main></body></html>`

/** Turns whatever escapes every other handler into a page of our own, so that the platform's never shows (quality R10.9). */
export async function answerLastResort(run: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    console.error(
      JSON.stringify({
        level: 'error',
        code: 'last_resort',
        name: error instanceof Error ? error.name : typeof error,
      }),
    )
    return new Response(BODY, {
      status: 500,
      headers: {
        ...COMMON_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    })
  }
}
