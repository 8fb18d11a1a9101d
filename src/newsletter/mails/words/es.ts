import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  confirmation: {
    subject: 'Confirma tu boletín de Fernway',
    heading: 'Un clic y estás en la lista',
    lead: 'Alguien, seguramente tú, ha apuntado esta dirección a nuestro boletín. Pulsa el botón para confirmarlo.',
    button: 'Confirmar mi suscripción',
    notes: [
      'El enlace sirve durante 48\u00a0horas.',
      'Si no has sido tú, no hagas nada: sin ese clic no enviamos ningún boletín y borramos la dirección a la semana.',
    ],
  },
  alreadySubscribed: {
    subject: 'Ya recibes el boletín de Fernway',
    heading: 'Ya estás en la lista',
    lead: 'Alguien, seguramente tú, ha apuntado esta dirección a nuestro boletín. Ya llega aquí, así que no hay nada que hacer.',
    button: 'Elegir temas y frecuencia',
    notes: ['Si no has sido tú, no ha cambiado nada.'],
  },
  openAddress: 'Si el botón no funciona, abre esta dirección:',
  preferences: 'Preferencias',
  unsubscribe: 'Darme de baja',
} satisfies Translation<typeof en>
