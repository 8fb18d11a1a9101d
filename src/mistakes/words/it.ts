import type { Translation } from '#isomorphic/words/translation.ts'
import { en } from './en.ts'

export const it = {
  form: {
    title: 'Segnala un errore',
    description: 'Che cosa è sbagliato in una pagina, per la redazione.',
  },
  rejections: {
    invalid_text: 'Di’ in poche parole che cosa è sbagliato: almeno dieci caratteri, al massimo duemila.',
    invalid_email:
      'Questo indirizzo non è completo. Correggilo, o lascia vuoto il campo se non vuoi una risposta.',
    too_many: 'Troppe segnalazioni in poco tempo. Aspetta dieci minuti e inviala di nuovo.',
    unavailable:
      'Non è stato possibile salvare la segnalazione. Il tuo testo è ancora qui: invialo di nuovo tra un minuto.',
  },
  thanks: {
    title: 'Grazie',
    heading: 'Grazie. Ce ne occupiamo',
    lead: 'Ogni segnalazione viene letta, e controllata prima di cambiare qualcosa.',
    allDestinations: 'Tutte le destinazioni',
    backToPage: 'Torna alla pagina',
  },
  // Operators read English.
  mail: en.mail,
} satisfies Translation<typeof en>
