import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const SITE_NAME = 'Fernway'
/** Continents whose Spanish names need the article. */
const IN_CONTINENT: Readonly<Record<string, string>> = {
  Antártida: 'de la Antártida',
  Caribe: 'del Caribe',
  'Oriente Medio': 'de Oriente Medio',
  'Oriente Próximo': 'de Oriente Próximo',
  Pacífico: 'del Pacífico',
}

export const es = {
  siteName: SITE_NAME,
  document: {
    homeTitle: `${SITE_NAME}: guías de viaje y carteles de todo el mundo`,
    title: (page) => `${page} · ${SITE_NAME}`,
    storiesFeed: 'Historias',
    destinations: 'Destinos',
    continentHighlights: (continent) => `${continent}: por dónde empezaríamos`,
    continentCountries: (continent) => `${continent}: todos los países, de la A a la Z`,
  },
  errors: {
    message: 'Algo no funciona por nuestra parte. El equipo ya está avisado.',
    retry: 'Volver a intentarlo',
    home: 'Ir al inicio',
    reference: (requestId) => `Referencia ${requestId}`,
    signedOut: 'Has cerrado la sesión. Vuelve a entrar para ver tu cuenta.',
    signIn: 'Entrar',
    completePage: 'Mostrar la página completa',
  },
  frame: {
    skip: 'Saltar al contenido',
    home: `${SITE_NAME}, inicio`,
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
    navigation: 'Menú principal',
    allSections: 'Todas las secciones',
    backFrom: ', volver de ',
    countries: 'Países',
    regions: 'Regiones',
    cities: 'Ciudades',
    allOfContinent: (count, continent) =>
      `Los ${count} lugares ${IN_CONTINENT[continent] ?? `de ${continent}`}`,
    alert: 'Aviso',
    closeAlert: 'Cerrar este aviso',
  },
  language: {
    partly: 'Esta página aún no está del todo en español; lo que falta está en inglés.',
    original: 'Leerla en inglés',
  },
  account: {
    signIn: 'Entrar',
    title: 'Cuenta',
    menu: (name) => <>Cuenta de {name}</>,
    signedInAs: (name) => <>Has entrado como {name}</>,
    saves: 'Guardados',
    library: 'Mis libros electrónicos',
    settings: 'Ajustes de la cuenta',
    signOut: 'Cerrar sesión',
    narrowLibrary: 'Mis libros electrónicos',
    narrowSettings: 'Ajustes de la cuenta',
    narrowSignOut: 'Cerrar sesión',
  },
  search: {
    field: 'Buscar destinos',
    submit: 'Buscar',
    open: 'Buscar',
    close: 'Cerrar la búsqueda',
    hint: 'Escribe un país, una ciudad o una región. Con Intro se busca en todo.',
    everything: `Buscar en todo ${SITE_NAME}`,
    picks: 'De Best in Travel',
    allPicks: 'Descubrir Best in Travel',
  },
  footer: {
    offer: '20\u00a0% de descuento en tu primer pedido',
    offerConditions: 'Condiciones de la oferta',
    copyright: (year) => `© ${year} ${SITE_NAME}`,
    mapSource: (licencesPath) => (
      <>
        Mapas de Natural Earth. <a href={licencesPath}>Datos y licencias</a>
      </>
    ),
    language: 'Idioma: ',
    cookieSettings: 'Ajustes de cookies',
    optOut: 'No vender ni compartir mis datos personales',
    consentQuestion: '¿Podemos contar páginas, búsquedas y clics? Sin nombres ni anuncios.',
    consentYes: 'Sí, adelante',
    consentNo: 'No, gracias',
  },
  components: {
    close: 'Cerrar',
    breadcrumb: 'Ruta de navegación',
    otherSite: ' (abre otro sitio)',
    newTab: ' (abre una pestaña nueva)',
    page: (page) => `Página ${page}`,
    rank: (rank) => `N.º\u00a0${rank} `,
    save: 'Guardar',
    saveItem: (name) => `Guardar: ${name}`,
    share: (name) => `Compartir: ${name}`,
    shareLink: 'Enlace a esta página',
    shareByMail: 'Enviarla por correo',
    contact: 'Escríbenos',
    contactText: (address) => <>El correo de la redacción: {address}.</>,
  },
  byline: {
    author: `Redacción de ${SITE_NAME}`,
    published: (day) => <>Publicado el {day}</>,
    written: (month) => <>Escrito en {month}</>,
    checked: {
      editor: (day) => <>Revisado por la redacción el {day}</>,
      'second-reader': (day) => <>Texto inglés revisado por un segundo lector el {day}</>,
    },
    minutes: (minutes) => `${minutes} min de lectura`,
  },
  mistakes: {
    report: 'Avisar de un error',
    trap: 'Deja este campo vacío',
    text: '¿Qué está mal y cómo lo sabes?',
    email: 'Tu correo, si quieres una respuesta',
    send: 'Enviar',
    privacy: (policyPath) => (
      <>
        Guardamos la dirección noventa días y solo la usamos para responder;{' '}
        <a href={policyPath}>política de privacidad</a>.
      </>
    ),
  },
} satisfies Translation<typeof en>
