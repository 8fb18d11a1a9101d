type Claims = Readonly<Record<string, unknown>>

/**
 * Merges the claims of the ID token and of userinfo, which take precedence. An address and whether it is verified
 * (OpenID Connect Core 5.1) come from the same response: `email_verified` of one says nothing about `email` of the other.
 */
export function mergeClaims(idToken: Claims, userInfo: Claims): Claims {
  const { email, email_verified } = userInfo['email'] === undefined ? idToken : userInfo
  return { ...idToken, ...userInfo, email, email_verified }
}
