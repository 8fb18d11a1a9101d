import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  confirmation: {
    subject: 'Confirme ton inscription à la lettre de Fernway',
    heading: 'Un clic et tu es sur la liste',
    lead: 'Quelqu’un, sans doute toi, a inscrit cette adresse à notre lettre. Appuie sur le bouton pour confirmer.',
    button: 'Confirmer mon inscription',
    notes: [
      'Le lien est valable 48\u00a0heures.',
      'Si ce n’était pas toi, ne fais rien\u00a0: sans ce clic, nous n’envoyons pas de lettre à cette adresse et nous l’effaçons au bout d’une semaine.',
    ],
  },
  alreadySubscribed: {
    subject: 'Tu reçois déjà la lettre de Fernway',
    heading: 'Tu es déjà sur la liste',
    lead: 'Quelqu’un, sans doute toi, a inscrit cette adresse à notre lettre. Elle la reçoit déjà\u00a0: il n’y a rien à faire.',
    button: 'Choisir les thèmes et le rythme',
    notes: ['Si ce n’était pas toi, rien n’a changé.'],
  },
  openAddress: 'Si le bouton ne marche pas, ouvre cette adresse\u00a0:',
  preferences: 'Préférences',
  unsubscribe: 'Se désinscrire',
} satisfies Translation<typeof en>
