import { MAX_NEW_TRIPS_PER_HOUR, MAX_TRIPS } from '#isomorphic/trips/trip-limits.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  head: {
    trips: {
      title: 'Préparer un voyage',
      description:
        'Transforme un itinéraire du guide en journées, avec horaires, trajets et listes. Cela marche sans compte.',
    },
    newTrip: { title: 'Un nouveau voyage', description: 'Nom, premier jour, nombre de jours.' },
    list: {
      title: 'Tes voyages',
      description: 'Les voyages que tu prépares, et ceux que d’autres préparent avec toi.',
    },
    plan: { title: 'Ton voyage', description: 'Jours, étapes, trajets et listes d’un voyage.' },
    shared: { title: 'Un voyage partagé', description: 'Un voyage que ses auteurs partagent par un lien.' },
    join: { title: 'Préparer à plusieurs', description: 'Une invitation à préparer un voyage à plusieurs.' },
    book: { title: 'Ton voyage à imprimer', description: 'Un voyage en livret.' },
    add: {
      title: (page) => `Ajouter à un voyage\u00a0: ${page}`,
      description: 'Choisir le voyage où placer une page.',
    },
  },
  public: {
    heading: 'D’une page à un programme',
    lead: 'Prends un itinéraire du guide, ou commence par une page blanche. Tu obtiens des jours et leurs étapes dans l’ordre, le temps que prennent les trajets, et les fêtes, les saisons et les jours de fermeture que tu découvrirais sinon sur place.',
    start: 'Préparer un voyage',
    mine: 'Tes voyages',
    ready: 'Commencer par un itinéraire',
    readyHint:
      'Chaque guide en propose trois. Touche celui qui te plaît pour en faire des journées, à modifier ensuite à ta guise.',
    planThis: (title, place) => `Préparer\u00a0: ${title}, ${place}`,
    how: 'Comment ça marche',
    steps: [
      [
        'Des dates aux jours',
        'Indique le premier jour, les autres suivent. Décale le voyage d’une semaine, et chaque date, chaque fête et chaque coucher de soleil se décale avec lui. Pas encore de dates\u202f? Alors c’est le jour 1, le jour 2.',
      ],
      [
        'Des durées fiables',
        'Quand un guide dit combien de temps prend un trajet, le programme le dit aussi. Partout ailleurs, il dit «\u00a0environ\u00a0», et que c’est notre estimation.',
      ],
      [
        'Il connaît les lieux',
        'Trop chaud en juillet, fermé le lundi, fête nationale le jour de ton arrivée\u00a0: une ligne pour chaque point, avec un lien vers la phrase du guide.',
      ],
      [
        'Les idées attendent',
        'Ce qui n’a pas encore de jour reste sur une liste à côté du programme, jusqu’à ce que l’occasion se présente.',
      ],
    ],
  },
  newTrip: {
    heading: 'Un nouveau voyage',
    headingFrom: (title) => title,
    lead: 'Tu pourras tout changer plus tard.',
    leadFrom: (place) =>
      `Tiré du guide\u00a0: ${place}. Ses étapes deviennent des jours\u202f; les autres curiosités attendent parmi les idées.`,
    name: 'Nom',
    namePlaceholder: 'Dix jours au Japon',
    startsOn: 'Premier jour, si tu le connais',
    days: 'Nombre de jours',
    submit: 'Créer le voyage',
    signInHint:
      'Sans compte, le voyage reste sur cet appareil. Avec un compte, il te suit sur tous tes appareils.',
    signInNeeded:
      'Sans JavaScript, le voyage a besoin d’un compte\u00a0: tu te connectes ensuite, et reviens ici.',
    preview: 'Ce que tu obtiens',
    dayOf: (number) => `Jour ${number}`,
    freeDay: 'libre',
    ideas: 'Idées',
    credit: (place) => `Tiré du guide de Fernway\u00a0: ${place}.`,
  },
  list: {
    heading: 'Tes voyages',
    lead: 'Ce que tu prépares, et ce que d’autres préparent avec toi.',
    loading: 'Chargement de tes voyages…',
    planLoading: 'Chargement de ton voyage…',
    newTrip: 'Préparer un voyage',
    past: 'Voyages passés',
    shared: 'à plusieurs',
    emptyTitle: 'Encore aucun voyage',
    emptyText: 'Commence par un itinéraire d’un guide, ou rien que par une date.',
    emptyAction: 'Trouver un itinéraire',
    unnamed: 'Voyage sans nom',
    noDates: 'Pas encore de dates',
  },
  plan: {
    back: 'Tous les voyages',
    print: 'Imprimer en livret',
    deleteTitle: 'Supprimer le voyage',
    deleteHint: 'Le voyage est supprimé définitivement, pour toutes les personnes qui y participent.',
    deleteNow: 'Supprimer ce voyage',
    leave: 'Quitter le voyage',
    leaveHint: 'Les autres gardent le voyage.',
    notFoundTitle: 'Ce voyage n’est pas ici',
    notFoundText: 'Il a été supprimé, ou n’est plus partagé avec toi.',
    notFoundAction: 'Tes voyages',
  },
  people: {
    title: 'Personnes et liens',
    opener: 'Partager',
    openerShared: (count) => `${count} personnes`,
    you: (name) => `${name} (toi)`,
    roles: { owner: 'à l’origine du voyage', editor: 'peut modifier', viewer: 'peut consulter' },
    letEdit: (name) => `Laisser ${name} modifier le voyage`,
    onlyView: (name) => `Limiter ${name} à la consultation`,
    remove: (name) => `Retirer ${name}`,
    linksLabel: 'Liens actifs',
    links: {
      view: 'Lien pour consulter le voyage',
      edit: 'Invitation à préparer le voyage',
      calendar: 'Calendrier',
    },
    endsOn: (date) => `jusqu’au ${date}`,
    endLink: 'Désactiver',
    editHint:
      'Toute personne qui ouvre l’invitation et se connecte peut modifier le voyage. Elle est valable 30 jours.',
    makeEdit: 'Inviter à préparer le voyage',
    viewHint: 'Toute personne qui a le lien peut consulter le voyage, sans compte. Aucun nom n’y figure.',
    showReferences: 'Afficher les numéros de réservation',
    showCosts: 'Afficher les dépenses',
    makeView: 'Créer un lien de consultation',
    calendarHint:
      'Les calendriers abonnés à l’adresse affichent le voyage et suivent ses modifications. Aucun nom n’y figure.',
    makeCalendar: 'Créer un flux de calendrier',
    remakeCalendar: 'Créer une nouvelle adresse',
    remakeHint:
      'L’adresse actuelle ne marchera plus, et les calendriers qui l’utilisent ne suivent plus le voyage.',
    subscribe: 'S’abonner sur cet appareil',
    made: {
      view: 'Toute personne qui a ce lien peut consulter le voyage',
      edit: 'Toute personne qui a ce lien peut rejoindre et modifier le voyage, pendant 30 jours',
      calendar: 'Le flux de calendrier de ce voyage',
    },
    shownOnce: 'Copie-le maintenant\u00a0: il n’est pas conservé et ne peut pas être affiché de nouveau.',
    done: {
      link_ended: 'Le lien ne marche plus.',
      role_changed: 'Le rôle a changé.',
      member_removed:
        'Cette personne ne fait plus partie du voyage, et les invitations à le préparer ensemble ne marchent plus.',
    },
    problem: {
      too_many_links: 'Le voyage a dix liens. Désactives-en d’abord un.',
      last_owner: 'Un voyage ne peut pas rester sans propriétaire\u00a0: supprime-le.',
    },
  },
  book: {
    back: 'Retour au programme',
    hint: 'Imprime cette page avec ton navigateur\u00a0: en pages A5, ou deux par feuille A4. Elle contient le programme avec ses cartes, et ce que les guides disent de l’argent, des urgences et de la langue.',
    print: 'Imprimer',
    practical: (place) => `Infos pratiques\u00a0: ${place}`,
    phrases: (places) => `Quelques mots\u00a0: ${places}`,
  },
  shared: {
    copy: 'Copier dans mes voyages',
    print: 'Imprimer en livret',
    hint: 'La copie est à toi, modifie-la à ta guise\u202f; ce voyage-ci reste tel quel.',
  },
  join: {
    heading: (name) =>
      name === '' ? 'Préparer un voyage à plusieurs' : `Préparer «\u00a0${name}\u00a0» à plusieurs`,
    text: 'On t’invite à participer à ce voyage. Tu le verras en entier, et pourras le modifier.',
    submit: 'Rejoindre le voyage',
    hint: 'Il te faut un compte. Les autres voient ton nom.',
  },
  device: {
    loading: 'Ton voyage est sur cet appareil, et un script l’affiche ici.',
    withoutScript: 'Sans JavaScript, connecte-toi et crée le voyage dans ton compte.',
    action: 'Préparer un voyage',
  },
  add: {
    heading: (page) => `Ajouter à un voyage\u00a0: ${page}`,
    hint: 'Choisis le voyage, et le jour si tu le connais. Sans jour, la page attend parmi les idées.',
    submit: 'Ajouter',
    submitTo: (trip) => `Ajouter à ${trip}`,
    day: 'Jour',
    dayOf: (trip) => `Jour\u00a0: ${trip}`,
    none: 'Tu n’as pas encore de voyage.',
    newTrip: 'Préparer un voyage avec ce lieu',
  },
  typed: { heading: 'Ce que tu as écrit', again: 'Renvoyer' },
  notice: {
    deleted: 'Le voyage est supprimé.',
    left: 'Tu as quitté le voyage.',
    too_many_trips: `Tu as ${MAX_TRIPS} voyages, c’est le maximum. Supprimes-en d’abord un.`,
    too_many_new_trips: `Tu as créé ${MAX_NEW_TRIPS_PER_HOUR} voyages en une heure. Attends un peu.`,
    too_many_members: 'Le voyage compte douze personnes, c’est le maximum.',
    form: 'Le nom compte 80 caractères au plus, le premier jour doit être une date, et un voyage dure de 1 à 90 jours.',
  },
} satisfies Translation<typeof en>
