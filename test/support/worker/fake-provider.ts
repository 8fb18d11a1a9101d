import { base64url, CompactSign, exportJWK, generateKeyPair, type JWK } from 'jose'

export const ISSUER = 'https://id.example'
export const CLIENT_ID = 'fernway'
export const CLIENT_SECRET = 'a-secret_of.tests'
/** Of the site, for its cookies. */
export const SESSION_SECRET = 'a-session-secret-that-tests-use-1'

type Claims = Record<string, unknown>
export type SigningKey = {
  readonly kid: string
  readonly alg: string
  readonly privateKey: CryptoKey
  readonly jwk: JWK
}

export async function createSigningKey(
  kid: string,
  alg: 'RS256' | 'ES256' | 'PS256' = 'RS256',
): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  return { kid, alg, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}

/** Signs claims as they are, whatever they say. */
export function signClaims(
  claims: unknown,
  key: SigningKey,
  header: Record<string, unknown> = {},
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  return new CompactSign(bytes)
    .setProtectedHeader({ alg: key.alg, kid: key.kid, ...header })
    .sign(key.privateKey)
}

export function unsignedToken(header: unknown, claims: unknown, signature = ''): string {
  const part = (value: unknown): string => base64url.encode(JSON.stringify(value))
  return `${part(header)}.${part(claims)}.${signature}`
}

type Grant = {
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
  /** Claims that depend on how the visitor was sent here. */
  readonly requested: Claims
}

/** Everything a test may bend; what is left alone is an honest provider. */
export type ProviderBehaviour = {
  key: SigningKey
  publishedKeys: readonly JWK[]
  metadata: Record<string, unknown>
  subject: string
  profile: Claims
  /** When the visitor signed in at the provider, in seconds since 1970; null: just now. Ignored by `prompt=login`. */
  authenticatedAtS: number | null
  /** Changes the claims of the ID token. */
  claims: (honest: Claims) => Claims
  /** Makes the ID token of the claims. */
  sign: (claims: Claims) => Promise<string> | string
  userInfo: (honest: Claims) => Claims
  /** Answers instead of an endpoint: by path, `null` for the honest answer. */
  respond: (path: string, request: Request) => Promise<Response> | Response | null
}

export type FakeProvider = {
  readonly behaviour: ProviderBehaviour
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
  /** How often each path was asked for. */
  readonly countOf: (path: string) => number
  /** What a visitor's sign-in at the provider leads to: the address that the browser is sent back to. */
  readonly authorise: (location: string, answer?: Record<string, string>) => string
  readonly lastTokenRequest: () => { readonly headers: Headers; readonly body: URLSearchParams } | null
}

const challengeOf = async (verifier: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

/** OpenID Connect Core 3.1.2.1: the time is told where a limit was set, and `prompt=login` makes it now. */
function authTimeFor(asked: URLSearchParams, knownSinceS: number | null): Claims {
  if (!asked.has('max_age')) return {}
  const nowS = Math.floor(Date.now() / 1000)
  return { auth_time: asked.get('prompt') === 'login' ? nowS : (knownSinceS ?? nowS) }
}

/** One for all honest providers of an isolate: making one takes longer than most tests. */
let defaultKey: SigningKey | undefined

/** An OpenID provider in memory, with real keys and real signatures. */
export async function createFakeProvider(key?: SigningKey): Promise<FakeProvider> {
  defaultKey ??= await createSigningKey('k1')
  const firstKey = key ?? defaultKey
  const counts = new Map<string, number>()
  const grants = new Map<string, Grant>()
  let tokenRequest: { headers: Headers; body: URLSearchParams } | null = null

  const behaviour: ProviderBehaviour = {
    key: firstKey,
    publishedKeys: [firstKey.jwk],
    metadata: {
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/authorize?tenant=1`,
      token_endpoint: `${ISSUER}/token`,
      jwks_uri: `${ISSUER}/jwks`,
      userinfo_endpoint: `${ISSUER}/userinfo`,
      end_session_endpoint: `${ISSUER}/logout`,
      id_token_signing_alg_values_supported: ['RS256', 'ES256', 'PS256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
    },
    subject: 'user-1',
    profile: { nickname: 'Ana', name: 'Ana Demo', email: 'ana@example.com', email_verified: true },
    authenticatedAtS: null,
    claims: (validClaims) => validClaims,
    sign: (claims) => signClaims(claims, behaviour.key),
    userInfo: (validClaims) => validClaims,
    respond: () => null,
  }

  async function answerToken(request: Request, body: URLSearchParams): Promise<Response> {
    tokenRequest = { headers: request.headers, body }
    const grant = grants.get(body.get('code') ?? '')
    grants.delete(body.get('code') ?? '')
    const isOurs =
      grant !== undefined &&
      grant.challenge === (await challengeOf(body.get('code_verifier') ?? '')) &&
      grant.redirectUri === body.get('redirect_uri')
    if (!isOurs)
      return Response.json({ error: 'invalid_grant', error_description: 'SECRET-DETAIL' }, { status: 400 })
    const nowS = Math.floor(Date.now() / 1000)
    const { subject: sub } = behaviour
    const validClaims = {
      iss: ISSUER,
      aud: CLIENT_ID,
      sub,
      iat: nowS,
      exp: nowS + 300,
      nonce: grant.nonce,
      ...grant.requested,
    }
    const idToken = await behaviour.sign(behaviour.claims(validClaims))
    return Response.json({
      access_token: 'ACCESS-TOKEN',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken,
    })
  }

  async function answerHonestly(path: string, request: Request, body: URLSearchParams): Promise<Response> {
    switch (path) {
      case '/.well-known/openid-configuration':
        return Response.json(behaviour.metadata)
      case '/jwks':
        return Response.json({ keys: behaviour.publishedKeys })
      case '/token':
        return answerToken(request, body)
      case '/userinfo':
        return Response.json(behaviour.userInfo({ sub: behaviour.subject, ...behaviour.profile }))
      default:
        return new Response(null, { status: 404 })
    }
  }

  return {
    behaviour,
    async fetch(address, init) {
      const request = new Request(address, init)
      const path = new URL(address).pathname
      counts.set(path, (counts.get(path) ?? 0) + 1)
      return (
        (await behaviour.respond(path, request)) ??
        answerHonestly(path, request, new URLSearchParams(String(init?.body ?? '')))
      )
    },
    countOf: (path) => counts.get(path) ?? 0,
    authorise(location, answer = {}) {
      const requested = new URL(location).searchParams
      const code = crypto.randomUUID()
      const redirectUri = requested.get('redirect_uri') ?? ''
      grants.set(code, {
        nonce: requested.get('nonce') ?? '',
        challenge: requested.get('code_challenge') ?? '',
        redirectUri,
        requested: authTimeFor(requested, behaviour.authenticatedAtS),
      })
      const back = new URL(redirectUri)
      const parameters = { code, state: requested.get('state') ?? '', iss: ISSUER, ...answer }
      for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value)
      return back.pathname + back.search
    },
    lastTokenRequest: () => tokenRequest,
  }
}
