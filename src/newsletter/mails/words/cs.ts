import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  confirmation: {
    subject: 'Potvrď odběr zpravodaje Fernway',
    heading: 'Jedno kliknutí a\u00a0jsi na seznamu',
    lead: 'Někdo, nejspíš ty, přihlásil tuto adresu k\u00a0odběru našeho zpravodaje. Tlačítkem to potvrdíš.',
    button: 'Potvrdit odběr',
    notes: [
      'Odkaz platí 48\u00a0hodin.',
      'Pokud to nebyl tvůj požadavek, nedělej nic: bez tohoto kliknutí sem žádný zpravodaj nepošleme a\u00a0adresu po týdnu smažeme.',
    ],
  },
  alreadySubscribed: {
    subject: 'Zpravodaj Fernway ti už chodí',
    heading: 'Na seznamu už jsi',
    lead: 'Někdo, nejspíš ty, přihlásil tuto adresu k\u00a0odběru našeho zpravodaje. Už sem chodí, takže není třeba nic dělat.',
    button: 'Vybrat témata a\u00a0jak často',
    notes: ['Pokud to nebyl tvůj požadavek, nic se nezměnilo.'],
  },
  openAddress: 'Když tlačítko nefunguje, otevři tuto adresu:',
  preferences: 'Nastavení',
  unsubscribe: 'Odhlásit odběr',
} satisfies Translation<typeof en>
