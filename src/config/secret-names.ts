/** Variables that are stored as secrets of a deployment and never in a file of the project. */
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
