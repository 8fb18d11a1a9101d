import type { Translation } from '#isomorphic/words/translation.ts'
import { en } from './en.ts'

export const cs = {
  form: {
    title: 'Nahlásit chybu',
    description: 'Co je na stránce špatně, pro redakci.',
  },
  rejections: {
    invalid_text: 'Napiš pár slovy, co je špatně: aspoň deset znaků, nejvýš dva tisíce.',
    invalid_email: 'Ta adresa není úplná. Oprav ji, nebo nech pole prázdné, když odpověď nechceš.',
    too_many: 'Příliš mnoho hlášení najednou. Počkej deset minut a\u00a0pošli ho znovu.',
    unavailable: 'Hlášení se teď nepodařilo uložit. Tvůj text tu pořád je: za minutu ho pošli znovu.',
  },
  thanks: {
    title: 'Děkujeme',
    heading: 'Děkujeme. Podíváme se na to',
    lead: 'Každé hlášení někdo přečte a\u00a0ověří, než se cokoli změní.',
    allDestinations: 'Všechny destinace',
    backToPage: 'Zpět na stránku',
  },
  // Operators read English.
  mail: en.mail,
} satisfies Translation<typeof en>
