import { base64url, CompactSign, exportJWK, generateKeyPair, type JWK } from 'jose'

export const ISSUER = 'https://id.example'
export const CLIENT_ID = 'fernway'
export const CLIENT_SECRET = 'a-secret_of.tests'
/** Secret of the site's cookies. */
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

/** Signs claims without validating them. */
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
  /** Claims that depend on the authorization request. */
  readonly requested: Claims
}

/** The parts of the provider that a test can change; by default the provider conforms to the specification. */
export type ProviderBehaviour = {
  key: SigningKey
  publishedKeys: readonly JWK[]
  metadata: Record<string, unknown>
  subject: string
  profile: Claims
  /** When the visitor signed in at the provider, in seconds since 1970; null: just now. Ignored with `prompt=login`. */
  authenticatedAtS: number | null
  /** Overrides the claims of the ID token. */
  claims: (honest: Claims) => Claims
  /** Serialises and signs the ID token. */
  sign: (claims: Claims) => Promise<string> | string
  userInfo: (honest: Claims) => Claims
  /** Overrides an endpoint by path; null for the default response. */
  respond: (path: string, request: Request) => Promise<Response> | Response | null
}

export type FakeProvider = {
  readonly behaviour: ProviderBehaviour
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
  /** Number of requests for a path. */
  readonly countOf: (path: string) => number
  /** Signs in at the provider and returns the redirect URL of the callback. */
  readonly authorise: (location: string, response?: Record<string, string>) => string
  readonly lastTokenRequest: () => { readonly headers: Headers; readonly body: URLSearchParams } | null
}

const challengeOf = async (verifier: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

/** OpenID Connect Core 3.1.2.1: `auth_time` is required when `max_age` was sent, and `prompt=login` sets it to now. */
function authTimeFor(parameters: URLSearchParams, knownSinceS: number | null): Claims {
  if (!parameters.has('max_age')) return {}
  const nowS = Math.floor(Date.now() / 1000)
  return { auth_time: parameters.get('prompt') === 'login' ? nowS : (knownSinceS ?? nowS) }
}

/** Shared by all conforming providers of an isolate, because generating a key takes longer than most tests. */
let defaultKey: SigningKey | undefined

/** Creates an in-memory OpenID provider with real keys and signatures. */
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
    authorise(location, response = {}) {
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
      const parameters = { code, state: requested.get('state') ?? '', iss: ISSUER, ...response }
      for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value)
      return back.pathname + back.search
    },
    lastTokenRequest: () => tokenRequest,
  }
}
