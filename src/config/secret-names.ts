/** Variables that are never written into a file of the project: what a deployment keeps as secrets. */
export const SECRET_NAMES = [
  'OIDC_CLIENT_SECRET',
  'SESSION_SECRET',
  'SESSION_SECRET_NEXT',
  'WEBHOOK_SECRET',
  'MAIL_API_KEY',
  'MAIL_WEBHOOK_SECRET',
  'LETTER_SECRET',
  'TURNSTILE_SECRET',
  'OPERATOR_TOKEN',
] as const
