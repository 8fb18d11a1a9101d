import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const fr = {
  signUp: 'S’inscrire',
  page: {
    title: 'Lettre d’information',
    description:
      'Un bel endroit, une fois par semaine\u00a0: une lettre qui n’oublie pas le côté pratique. Ce qu’elle contient, à quel rythme elle arrive et comment s’en désinscrire.',
    heading: 'Un bel endroit, une fois par semaine',
    lead: 'Chaque numéro parle d’un endroit qui vaut le voyage, sans oublier le côté pratique.',
    contents: 'Ce qu’elle contient',
    about:
      'Un lieu, exploré à fond\u00a0: quand y aller, comment arriver sans perdre une journée, où s’asseoir pour manger et ce qu’on peut laisser de côté. Parfois une région, parfois une seule rue.',
    topics: (pastIssues) => (
      <>
        Tu choisis de quels thèmes nous te parlons, parmi onze, des plages aux virées en voiture, et tu
        changes d’avis quand tu veux. Voici {pastIssues}.
      </>
    ),
    pastIssues: 'les anciens numéros',
    privacy: (privacyPolicy, unsubscribe) => (
      <>
        Notre {privacyPolicy} dit comment nous veillons sur ton adresse.
        {' Tu en as déjà assez\u202f? Voici comment te '}
        {unsubscribe}.
      </>
    ),
    privacyPolicy: 'politique de confidentialité',
    unsubscribe: 'désinscrire',
    facts: [
      { label: 'À quel rythme', value: 'Un numéro par semaine au plus, ou un par mois si tu préfères' },
      { label: 'Pour t’inscrire', value: 'Ton adresse, et un clic dans l’e-mail que nous t’envoyons' },
      { label: 'Pour te désinscrire', value: 'Un clic, au bas de chaque numéro' },
      {
        label: 'Ce que nous gardons',
        value: 'Ton adresse, tes choix, la date et le lieu de l’inscription',
      },
    ],
  },
  challenge: {
    title: 'Es-tu un être humain\u202f?',
    lead: 'Beaucoup de gens s’inscrivent en ce moment, alors nous vérifions chaque inscription. Ton adresse est toujours là.',
    needsScript:
      'La vérification a besoin de JavaScript, qui est désactivé ici. Elle est levée quand les inscriptions se calment\u00a0: réessaie dans dix minutes.',
    provider: (privacyPolicy) => (
      <>
        {'C’est Cloudflare qui vérifie\u202f; il regarde ton navigateur et ton adresse IP. Lis notre '}
        {privacyPolicy}.
      </>
    ),
  },
  confirm: {
    title: 'Pouvons-nous t’écrire\u202f?',
    lead: 'Une lettre par semaine, à l’adresse où est arrivé le lien de ton e-mail.',
    submit: 'Oui, confirmer mon inscription',
  },
  confirmed: {
    title: 'C’est fait, tu es sur la liste',
    lead: 'Tu recevras le prochain numéro. D’ici là, il y a le guide.',
    allDestinations: 'Toutes les destinations',
    chooseTopics: 'Choisir les thèmes',
  },
  unsubscribe: {
    title: 'Tu nous quittes\u202f?',
    lead: 'Appuie sur le bouton et tu ne recevras plus rien. C’est immédiat.',
    submit: 'Me désinscrire',
    instead: 'Plutôt moins de numéros, ou d’autres thèmes',
  },
  unsubscribed: {
    title: 'C’est fait, plus de lettre',
    lead: 'Tu ne recevras plus de lettre, et dans trente jours nous effaçons l’adresse. Merci de nous avoir lus.',
    signUpAgain: 'Tu as changé d’avis\u202f? Inscris-toi de nouveau',
  },
  missingToken: {
    title: 'Ton lien est dans l’e-mail',
    lead: 'Au bas de chacun de nos e-mails, il y a deux liens\u00a0: l’un vers tes préférences, l’autre pour te désinscrire. Pas d’e-mail sous la main\u202f? Donne ton adresse\u202f; si elle est sur la liste, un e-mail avec les deux est en route.',
    submit: 'Recevoir un e-mail',
  },
  invalidToken: {
    title: 'Ce lien ne marche plus',
    lead: 'Il a peut-être été coupé en route, ou il a plus de deux jours. Inscris-toi encore une fois et nous t’en envoyons un nouveau.',
  },
  signedUp: {
    title: 'Merci pour ton inscription\u202f!',
    description: 'Il reste un clic.',
    lead: 'Nous venons d’envoyer un e-mail de confirmation à ton adresse. Appuie sur son bouton dans les 48\u00a0heures et tu es sur la liste.',
    home: 'Aller à l’accueil',
  },
  preferences: {
    title: 'Ta lettre d’information',
    description: 'Ton abonnement à la lettre de Fernway.',
    lead: 'De quoi nous te parlons, et à quel rythme.',
    saved: 'Enregistré. Cela vaut dès le prochain numéro.',
    pending: (confirm) => <>Tu ne reçois encore rien. Il faut d’abord {confirm}.</>,
    confirm: 'confirmer ton inscription',
    save: 'Enregistrer',
    unsubscribe: 'Me désinscrire',
    topics: 'Thèmes',
    topicsNote: 'Si tu n’en coches aucun, nous choisissons pour toi.',
    frequency: 'À quel rythme',
  },
  topics: {
    'adventure-travel': 'Aventure',
    'art-and-culture': 'Art et culture',
    beaches: 'Plages',
    'family-travel': 'En famille',
    'festivals-and-events': 'Fêtes et festivals',
    'food-and-drink': 'À table',
    romance: 'À deux',
    'road-trips': 'Sur la route',
    'sustainable-travel': 'Voyage durable',
    'budget-travel': 'Petits budgets',
    'wildlife-and-nature': 'Animaux et nature',
  },
  frequencies: {
    weekly: 'Chaque numéro, un par semaine au plus',
    monthly: 'Un par mois, le meilleur',
  },
} satisfies Translation<typeof en>
