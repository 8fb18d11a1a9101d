import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const es = {
  trap: 'Deja este campo vacío',
  email: 'Correo electrónico',
  emailExample: 'tu@example.com',
  subscribe: 'Suscribirme',
  sending: 'Enviando…',
  error: 'No se pudo procesar tu solicitud. Inténtalo más tarde.',
  terms: (privacyPolicy) => <>Enviamos, como mucho, un boletín por semana. Lee nuestra {privacyPolicy}.</>,
  privacyPolicy: 'política de privacidad',
  checkInbox: 'Ahora mira tu bandeja de entrada',
  thanks: '¡Gracias por suscribirte!',
  sentTo: (address) => <>Acabamos de enviar un correo de confirmación a {address}</>,
} satisfies Translation<typeof en>
