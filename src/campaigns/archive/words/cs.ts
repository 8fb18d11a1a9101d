import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  title: 'Starší čísla',
  description: 'Každé číslo zpravodaje Fernway, slovo od slova.',
  lead: 'Co dostali odběratelé, slovo od slova.',
  empty: 'Žádné číslo ještě nevyšlo. Odběratelé dostanou první.',
  subscribe: 'Chci příští číslo',
  newsletter: 'Zpravodaj',
  author: 'Redakce Fernway',
  otherLanguages: 'Vyšlo také v\u00a0jazyce:',
  unavailable: {
    title: 'Starší čísla nejsou k\u00a0dispozici',
    description: 'Starší čísla teď nejde zobrazit.',
    lead: 'Starší čísla teď nemůžeme načíst. Všechno ostatní tu je; zkus to za pár minut.',
    newsletter: 'Ke zpravodaji',
  },
  withdrawn: {
    title: 'Toto číslo jsme stáhli',
    description: 'Toto číslo se už nezobrazuje.',
    lead: 'Toto číslo zpravodaje jsme stáhli. Všechna ostatní tu pořád jsou.',
    newsletter: 'Ke zpravodaji',
  },
} satisfies Translation<typeof en>
