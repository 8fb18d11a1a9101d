import type { Interest } from '#isomorphic/where/interests.ts'

/** Interests with their article, as they stand after "quien busca" and "por". */
export const INTEREST_NAMES_ES: Readonly<Record<Interest, string>> = {
  beaches: 'las playas',
  mountains: 'la montaña y las caminatas',
  cities: 'las grandes ciudades',
  'old-towns': 'los cascos antiguos',
  food: 'la buena mesa',
  wildlife: 'la fauna',
  ruins: 'las ruinas',
  islands: 'las islas',
  deserts: 'los desiertos',
  snow: 'la nieve y el hielo',
  railways: 'los trenes',
  festivals: 'las fiestas',
}

/** What the editors say of an interest. */
export const INTEREST_LEADS_ES: Readonly<Record<Interest, string>> = {
  beaches:
    'Una playa es tiempo, agua y una manera de volver por la tarde. Elige primero el mes y después la arena.',
  mountains:
    'Los caminos altos abren tarde y cierran pronto. Los meses de cada lugar dicen cuándo se ha ido la nieve y están abiertos los refugios.',
  cities:
    'Una gran ciudad vale todo el año, pero no siempre igual. Ve cuando los parques tienen vida y la gente está en casa.',
  'old-towns':
    'Las callejuelas se trazaron para ir a pie. Les sientan mejor la primavera y el otoño, a primera y a última hora, cuando ya no hay autocares.',
  food: 'Mercados, viñedos y barras con seis taburetes. Lugares a los que se viajaría solo para comer.',
  wildlife:
    'Los animales tienen su propio calendario: bajan los ríos, pasan las ballenas, llegan las tortugas. Las temporadas de aquí lo siguen a él, no al curso escolar.',
  ruins:
    'Las piedras viejas dan poca sombra. Casi todos estos lugares ganan en un mes fresco y antes de las diez de la mañana.',
  islands:
    'Las islas dependen de los barcos, y los barcos, del tiempo. En el mes adecuado, media travesía es lo mejor del viaje.',
  deserts:
    'Los desiertos son para la mitad fresca del año: mediodías templados, estrellas frías y nadie a una hora a la redonda.',
  snow: 'Nieve para caminar, hielo para mirar. A veces es un invierno entero; a veces, lo que queda en agosto.',
  railways:
    'Lugares donde la propia línea es motivo para ir: por puertos de montaña, junto a lagos, a través de medio continente.',
  festivals:
    'Días en que un lugar hace lo de siempre, solo que con más ruido. Reserva la cama antes que el tren.',
}

/** What the editors say of a month, January first. */
export const MONTH_LEADS_ES: readonly string[] = [
  'El norte está oscuro y barato, el sur está de vacaciones. Los desiertos, en su momento más suave, y Laponia, más blanca que nunca.',
  'Estación seca en el sur de Asia, carnaval en medio mundo y las últimas semanas antes de que suban los precios en la nieve.',
  'Los desiertos siguen frescos y florecen los primeros almendros. Un buen mes para las ruinas, antes de los autocares.',
  'La primavera sube desde el sur, pueblo a pueblo. Japón está en flor, el Mediterráneo está verde y la Semana Santa llena los dos.',
  'El mes más amable de Europa: luz larga, terrazas abiertas, mar frío. Los Andes y el sur de África se van secando.',
  'Los días más largos. El extremo norte no necesita lámparas, se abren los caminos altos y las islas están cálidas antes de llenarse.',
  'No hay colegio y el norte está lleno. Mira al sur: sabanas secas, ballenas frente a la costa, noches claras en los Andes.',
  'Media Europa está en el mar. Queda sitio en las montañas, en el Báltico, en los lagos de África y en las islas del Pacífico.',
  'El mejor mes del año en más lugares que ningún otro: mar cálido, uvas maduras, camas libres.',
  'Hojas de otoño en el norte, flores de primavera en el sur. Los desiertos y los cascos antiguos refrescan a la vez.',
  'Tranquilo y gris en el norte, y por eso barato. En la India han acabado las lluvias y por Arabia se puede volver a caminar.',
  'Mercados, luces y días cortos, o una hamaca. Los trópicos vuelven a estar secos justo para las fiestas, y se paga.',
]
