import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const es = {
  signUp: 'Suscribirme',
  page: {
    title: 'Boletín',
    description:
      'Un buen lugar, una vez por semana: un boletín que no se salta lo práctico. Qué trae, cada cuánto llega y cómo darse de baja.',
    heading: 'Un buen lugar, una vez por semana',
    lead: 'Cada número trata de un sitio que merece el viaje, sin saltarse lo práctico.',
    contents: 'Qué trae',
    about:
      'Un lugar, mirado a fondo: cuándo ir, cómo llegar sin perder un día, dónde sentarse a comer y de qué prescindir. A veces una región, a veces una sola calle.',
    topics: (pastIssues) => (
      <>
        Tú eliges sobre cuáles de los once temas te escribimos, de las playas a los viajes por carretera, y
        puedes cambiar de idea cuando quieras. Aquí están los {pastIssues}.
      </>
    ),
    pastIssues: 'números anteriores',
    privacy: (privacyPolicy, unsubscribe) => (
      <>
        Cómo cuidamos tu dirección se explica en nuestra {privacyPolicy}
        {'. ¿Ya tienes bastante? Así puedes '}
        {unsubscribe}.
      </>
    ),
    privacyPolicy: 'política de privacidad',
    unsubscribe: 'darte de baja',
    facts: [
      { label: 'Frecuencia', value: 'Un número por semana como mucho, o uno al mes si lo prefieres' },
      { label: 'Para apuntarse', value: 'Tu dirección y un clic en el correo que te enviamos' },
      { label: 'Para darse de baja', value: 'Un clic, al pie de cada número' },
      { label: 'Qué guardamos', value: 'Tu dirección, lo que eliges, cuándo y dónde te apuntaste' },
    ],
  },
  challenge: {
    title: '¿Eres una persona?',
    lead: 'Ahora mismo se está apuntando mucha gente, así que comprobamos cada alta. Tu dirección sigue aquí.',
    needsScript:
      'La comprobación necesita JavaScript, que aquí está desactivado. Cuando se apunta menos gente no hace falta: vuelve a probar en diez minutos.',
    provider: (privacyPolicy) => (
      <>
        La comprobación la hace Cloudflare, que mira tu navegador y tu dirección de red. Lee nuestra{' '}
        {privacyPolicy}.
      </>
    ),
  },
  confirm: {
    title: '¿Te escribimos?',
    lead: 'Un boletín por semana, a la dirección a la que llegó el enlace de tu correo.',
    submit: 'Sí, confirmo mi suscripción',
  },
  confirmed: {
    title: 'Ya estás en la lista',
    lead: 'Recibirás el próximo número. Hasta entonces, está la guía.',
    allDestinations: 'Todos los destinos',
    chooseTopics: 'Elegir temas',
  },
  unsubscribe: {
    title: '¿Nos dejas?',
    lead: 'Pulsa el botón y no recibirás más boletines. Es inmediato.',
    submit: 'Darme de baja',
    instead: 'Mejor menos números, u otros temas',
  },
  unsubscribed: {
    title: 'Te has dado de baja',
    lead: 'No recibirás más boletines, y en treinta días borramos la dirección. Gracias por leernos.',
    signUpAgain: '¿Has cambiado de idea? Vuelve a apuntarte',
  },
  missingToken: {
    title: 'Tu enlace está en el correo',
    lead: 'Al pie de cada correo nuestro hay dos enlaces: uno a tus preferencias y otro para darte de baja. ¿No tienes ninguno a mano? Danos tu dirección; si está en la lista, ya va de camino un correo con los dos.',
    submit: 'Recibir el correo',
  },
  invalidToken: {
    title: 'Este enlace ya no sirve',
    lead: 'Puede que se cortara por el camino, o que tenga más de dos días. Apúntate otra vez y te enviamos uno nuevo.',
  },
  signedUp: {
    title: '¡Gracias por apuntarte!',
    description: 'Falta un clic.',
    lead: 'Acabamos de enviar un correo de confirmación a tu dirección. Pulsa su botón en las próximas 48\u00a0horas y estarás en la lista.',
    home: 'Ir al inicio',
  },
  preferences: {
    title: 'Tu boletín',
    description: 'Tu suscripción al boletín de Fernway.',
    lead: 'De qué te escribimos y cada cuánto.',
    saved: 'Guardado. Vale desde el próximo número.',
    pending: (confirm) => <>Aún no recibes ningún boletín. Antes tienes que {confirm}.</>,
    confirm: 'confirmar tu suscripción',
    save: 'Guardar',
    unsubscribe: 'Darme de baja',
    topics: 'Temas',
    topicsNote: 'Si no marcas ninguno, elegimos por ti.',
    frequency: 'Frecuencia',
  },
  topics: {
    'adventure-travel': 'Aventura',
    'art-and-culture': 'Arte y cultura',
    beaches: 'Playas',
    'family-travel': 'Con niños',
    'festivals-and-events': 'Fiestas y festivales',
    'food-and-drink': 'Comer y beber',
    romance: 'En pareja',
    'road-trips': 'Por carretera',
    'sustainable-travel': 'Viaje sostenible',
    'budget-travel': 'Con poco dinero',
    'wildlife-and-nature': 'Fauna y naturaleza',
  },
  frequencies: {
    weekly: 'Cada número, uno por semana como mucho',
    monthly: 'Uno al mes, el mejor',
  },
} satisfies Translation<typeof en>
