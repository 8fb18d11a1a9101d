import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const es = {
  cookieSettings: {
    title: 'Ajustes de cookies',
    description: 'Lo que Fernway puede recordar y contar en este navegador.',
  },
  status: {
    privacyControl:
      'Tu navegador envía Global Privacy Control. Lo respetamos: no se mide ni se comparte nada.',
    optedOut: 'Has rechazado que se comparta en este navegador, así que no se mide nada.',
    notChosen: 'Aún no has elegido, así que no se mide nada.',
    allowed: 'Tu elección está guardada. Aquí puedes retirarla.',
    refused: 'Lo has rechazado. No se mide nada.',
  },
  form: {
    necessary: 'Necesarias',
    necessaryUse:
      'Mantienen tu sesión y recuerdan los avisos que has cerrado y lo que eliges aquí. Siempre activas.',
    measurement: 'Medición',
    measurementUse: (hasThirdParties) =>
      hasThirdParties
        ? 'Cuenta qué páginas se leen, qué se busca y qué enlaces se siguen. Participan empresas que trabajan para nosotros.'
        : 'Cuenta qué páginas se leen, qué se busca y qué enlaces se siguen. Contamos nosotros, sin ningún nombre ni número que te identifique.',
    advertising: 'Publicidad',
    advertisingUse: (hasAds) =>
      hasAds
        ? 'Permite elegir y contar anuncios, con un número al azar que dura lo que la página.'
        : 'Permitiría elegir y contar anuncios. Fernway no tiene ninguno por ahora.',
    withdrawFirst: (link) => <>Para elegir de nuevo, antes tienes que {link}.</>,
    withdrawLink: 'retirar tu rechazo',
    allowAll: 'Permitir todo',
    refuseAll: 'Rechazar todo',
    saveChosen: 'Guardar mi elección',
  },
  optOut: {
    privacyControl:
      'Tu navegador envía Global Privacy Control, así que ya lo has rechazado. No hay nada que hacer.',
    optedOut: 'Lo has rechazado en este navegador. Dura un año, o hasta que lo retires.',
    notOptedOut: 'No lo has rechazado en este navegador.',
    optOut: 'No vender ni compartir mis datos',
    withdraw: 'Retirar mi rechazo',
  },
} satisfies Translation<typeof en>
