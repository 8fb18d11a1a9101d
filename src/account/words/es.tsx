import { formatDateTime } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { MAX_NICKNAME_LENGTH } from '#src/account/rules/settings-action.ts'
import type { en } from './en.tsx'

export const es = {
  settings: {
    title: 'Ajustes de la cuenta',
    description: 'Tu cuenta en este sitio.',
    lead: 'Tu nombre y tu correo vienen de la cuenta con la que entras, y se cambian allí.',
    loadingAccount: 'Cargando tu cuenta…',
    loadingSettings: 'Cargando tus ajustes…',
  },
  summary: {
    signedInAs: 'Has entrado como',
    email: 'Correo',
    noEmail: 'Tu servicio de acceso no lo da',
    picture: 'Tu imagen',
    signOut: 'Cerrar sesión',
  },
  nickname: {
    title: 'Apodo',
    label: 'Cómo te llamamos aquí',
    note: 'Tus otros dispositivos lo mostrarán cuando vuelvas a entrar desde ellos.',
    save: 'Guardar el apodo',
  },
  newsletter: {
    title: 'Boletín',
    confirmed: (address) => `Activado. El boletín se envía a ${address}.`,
    pending: (address) =>
      `En espera. ${address} está apuntada, pero sin confirmar, así que no se envía nada. Deja la casilla marcada y guarda para confirmarlo aquí.`,
    none: (address) =>
      `Desactivado. No se envía nada a ${address}. Tu servicio de acceso ha verificado la dirección, así que basta con marcar la casilla.`,
    send: 'Quiero recibir el boletín',
    save: 'Guardar',
    topics: 'Temas y frecuencia',
    saveTopics: 'Guardar los temas',
    noAddress: (newsletterPage) => (
      <>
        {
          'Tu servicio de acceso no nos da ninguna dirección de correo. Puedes apuntarte con cualquier dirección en la '
        }
        {newsletterPage}.
      </>
    ),
    newsletterPage: 'página del boletín',
    unverified: (address) =>
      `Tu servicio de acceso no ha verificado que ${address} sea tuya, así que antes enviamos un correo de confirmación. No recibes nada más hasta que sigas su enlace. Cada número trae un enlace para darte de baja.`,
    sendConfirmation: 'Recibir el correo de confirmación',
  },
  privacy: {
    title: 'Privacidad en este navegador',
    measurement: 'Medir cómo uso la guía',
    advertising: 'Elegir la publicidad según lo que leo',
    save: 'Guardar la elección',
    otherBrowsers: 'Tus otros navegadores tienen su propia elección.',
  },
  sessions: {
    title: 'Dónde tienes la sesión abierta',
    thisDevice: 'Este dispositivo',
    lastUsed: (atMs) => `Último uso: ${formatDateTime('es', atMs)} UTC`,
    signOut: 'Cerrar',
    signOutDevice: (device, lastUsedMs) => `${device}, último uso: ${formatDateTime('es', lastUsedMs)}`,
    signOutOthers: 'Cerrar en todos los demás',
  },
  data: {
    title: 'Tus datos',
    lead: 'Todo lo que guardamos de tu cuenta, en un archivo JSON.',
    export: 'Exportar',
  },
  deletion: {
    title: 'Eliminar la cuenta',
    description: 'Lo que se elimina con una cuenta.',
    panelLead: 'Elimina para siempre tus guardados, listas, libros, boletín y ajustes.',
    panelLink: 'Qué se elimina, y cómo',
    lead: 'No hay vuelta atrás, ni para ti ni para nosotros.',
    unconfirmed: 'Marca la casilla para confirmar.',
    deletedWithIt: 'Lo que se elimina con ella:',
    items: [
      'tus guardados, tus listas con sus notas y cada enlace que compartiste;',
      'tus libros electrónicos: descárgalos antes, en «Mis libros electrónicos»;',
      'tu apodo y cada sesión abierta;',
      'tu boletín, si va a la dirección de esta cuenta. Guardamos un código calculado a partir de la dirección, no la dirección, para que no pueda volver a apuntarse.',
    ],
    providerAccount: 'La cuenta de tu servicio de acceso no es nuestra y se queda como está.',
    confirm: 'Eliminar mi cuenta y todo lo que contiene',
    cancel: 'Conservar mi cuenta',
    submit: 'Eliminar la cuenta',
  },
  goodbye: {
    title: 'Adiós',
    description: 'Tu cuenta se ha eliminado.',
    heading: 'Tu cuenta se ha eliminado',
    lead: 'Guardados, listas, libros y ajustes ya no están. La guía sigue abierta, y la puerta también.',
    home: 'Ir al inicio',
  },
  done: {
    nickname: 'Apodo guardado.',
    'newsletter-on': 'El boletín está activado. Recibirás el próximo número en tu dirección.',
    'newsletter-off': 'El boletín está desactivado. No recibirás más números.',
    'newsletter-mailed':
      'Acabamos de enviar un correo de confirmación. No recibes nada más hasta que sigas su enlace.',
    letters: 'Temas guardados. Valen desde el próximo número.',
    privacy: 'Tu elección para este navegador está guardada.',
    'sign-out-one': 'La sesión de ese dispositivo está cerrada.',
    'sign-out-others':
      'Las demás sesiones están cerradas. Los otros dispositivos tendrán que volver a entrar, también en el servicio de acceso.',
  },
  problems: {
    nickname: `Un apodo tiene de 1 a ${MAX_NICKNAME_LENGTH} caracteres.`,
    refused: 'No podemos escribir a esta dirección, así que el boletín no se puede activar aquí.',
    unverified: 'No podemos saber si la dirección es tuya. Date de baja con el enlace de cada número.',
    'too-many': 'Demasiadas peticiones ahora mismo. Vuelve a intentarlo en un minuto.',
    'challenge-required':
      'Ahora mismo se está apuntando mucha gente. Usa el formulario de la página del boletín.',
    'newsletter-off': 'Activa primero el boletín.',
  },
} satisfies Translation<typeof en>
