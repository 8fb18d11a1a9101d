import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Guías sin conexión',
  description:
    'Guías de Fernway descargadas en este dispositivo, con sus carteles, mapas y frases, para leer y buscar sin red.',
  lead: 'Guías que se abren sin red: en un ferri, al fondo de un valle, en el extranjero.',
  empty: 'Aún no hay guías en este dispositivo.',
  disabled: 'Ahora no se pueden descargar guías, y las descargadas antes no se abren. En el sitio está todo.',
  deviceGuide: 'Tus guardados y viajes en este dispositivo',
  kinds: { Country: 'País', Region: 'Región', City: 'Ciudad', Story: 'Historia' },
  howItWorks: {
    title: 'Cómo descargar una guía',
    download:
      'Abre la página de un país, una región, una ciudad o una historia y pulsa «Descargar la guía». Antes verás el tamaño. Un país incluye todos sus lugares; cada guía incluye carteles, mapas, frases y lugares de interés, y desde entonces se abre sin red, o con una mala.',
    storage:
      'Las guías se quedan en este dispositivo hasta que las quites. No contienen nada de tu cuenta. Aparte de ellas, el sitio solo guarda una página pequeña que las enumera cuando no tienes conexión.',
    withoutScriptTitle: 'Sin JavaScript',
    withoutScript:
      'Para descargar hace falta JavaScript. Sin él puedes imprimir una página como guía y guardar los lugares en archivos para aplicaciones de senderismo: ambas cosas están bajo el mapa de cada lugar.',
    findPlace: 'Buscar un lugar para descargar',
  },
  suggested: {
    title: (name) => `Empieza por ${name}`,
    contents: (name, placeCount) =>
      `${name} viene con sus ${placeCount} regiones y ciudades, sus carteles, mapas y frases. Un país ocupa unos cuatro megabytes, como una foto.`,
    read: 'Leerla primero',
  },
  fallback: {
    documentTitle: 'No está en este dispositivo · Fernway',
    home: 'Fernway, inicio',
    siteName: 'Fernway',
    title: 'Esta página no está en este dispositivo',
    text: 'Ahora no se puede conectar con el sitio.',
    guides: 'En este dispositivo, sin red:',
    retry: 'Volver a intentarlo',
    allGuides: 'Todas las guías sin conexión',
  },
} satisfies Translation<typeof en>
