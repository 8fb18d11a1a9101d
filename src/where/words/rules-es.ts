import { SUPPORT_SHARE, WINTER_LATITUDE } from '#isomorphic/where/interest-rules.ts'
import { LIKENESS_SHARES, MIN_LIKENESS, MIN_SHARED_TRAITS } from '#isomorphic/where/like-places.ts'
import {
  CROWD_SHARES,
  GATEWAY_DETOUR,
  MAX_INTERESTS,
  MAX_OF_CONTINENT,
  MAX_OF_COUNTRY,
  MAX_REASONS,
  MAX_TRIP_KM,
  MAX_WISHES,
  NEAR_KM,
  NEARNESS_KM,
  NEXT_CLASS_SHARE,
  OVERLAND_LIMIT_HOURS,
  POINTS,
  RESULT_COUNT,
  SEASON_SHARES,
  TRIP_POINTS,
} from '#isomorphic/where/ranking-rules.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './rules-en.ts'

/** Topics of stories, whose names come as the words of their slugs. */
const TOPICS: Readonly<Record<string, string>> = {
  beaches: 'playas',
  'adventure travel': 'aventura',
  'art and culture': 'arte y cultura',
  'food and drink': 'comida y bebida',
  'wildlife and nature': 'fauna y naturaleza',
  'festivals and events': 'fiestas y festivales',
}

const number = (value: number): string => formatNumber('es', value)
const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`
const points = (share: number, maximum: number): string => number(Math.round(share * maximum * 10) / 10)

export const es = {
  title: 'Cómo se eligen los lugares',
  description:
    'La regla con la que Fernway responde a «¿Adónde voy?», con todas sus cifras: sin clics, sin pagos, nada sobre ti.',
  lead: 'Cada respuesta se calcula, con la suma de más abajo, a partir de lo que nuestra redacción ha escrito sobre los lugares. Nadie puede pagar por aparecer. De ti solo cuenta lo que pides: con la misma petición, todo el mundo recibe los mismos lugares.',
  mustHeading: 'Lo que debe tener un lugar',
  must: [
    'Que la guía no desaconseje ir.',
    'Un mes que la redacción da por ideal, bueno o aceptable. Los meses de demasiado calor, lluvia o frío no se proponen nunca.',
    'Tardes tan frías o calurosas como pides; con «fresco», «templado» o «cálido» vale también el nivel vecino, pero para «cálido» no vale un lugar donde nunca hace calor ni una playa en un mes templado. Para un mes seco: seco (normalmente, hasta unos 50\u00a0mm en pocos días), o algunos chubascos (hasta unos 150\u00a0mm). En un mes solo aceptable, el tiempo tiene que ser justo el que pides.',
    'Cuando la costa, las islas, la montaña, la naturaleza, el desierto o la nieve tienen otro clima que la ciudad o el centro que representa el conjunto, para esos intereses cuenta el suyo, y las razones lo dicen: «En la costa, cálido, seco». Entonces la latitud no excluye ningún mes, y un desierto puede ser caluroso, pero no abrasador.',
    'Cada interés que nombras. Las fiestas y la nieve tienen que caer en ese mes.',
    'Una estancia mínima razonable que quepa en tus días.',
    'Un coste no mayor que el que pides; muy bien con niños, o casi sin escalones, si lo pides.',
    'Con poca gente: nada de lugares abarrotados durante meses, ni de lugares muy visitados en sus mejores meses o en una fiesta, ni de regiones o ciudades muy visitadas cuando su país está de vacaciones, ni, en esas mismas fechas, de playas e islas de un país muy visitado. Una fiesta que llena un lugar tampoco vale, aunque el resto del año vaya poca gente.',
    `Distancia desde el punto de partida: ${number(MAX_TRIP_KM[3])}\u00a0km como mucho para un fin de semana largo, ${number(MAX_TRIP_KM[7])}\u00a0km para una semana.`,
    `Para «no muy lejos»: a ${number(NEAR_KM[0])}\u00a0km como mucho, unas cuatro horas y media de vuelo; para un fin de semana largo, ${number(NEAR_KM[3])}\u00a0km.`,
    `Si solo unas pocas ciudades tienen vuelos o barcos a un lugar, la distancia se cuenta por la que menos desvía; si supera la línea recta en más de un ${percent(GATEWAY_DETOUR - 1)}, las razones no dan la distancia en línea recta.`,
    `Para «sin volar»: un trayecto en tren, por carretera o en barco que la guía conozca, de ${OVERLAND_LIMIT_HOURS[3]} horas como mucho para un fin de semana largo, ${OVERLAND_LIMIT_HOURS[7]} para una semana y, si no, ${OVERLAND_LIMIT_HOURS[0]}.`,
    'En ese caso, la costa, las islas, la montaña, la naturaleza, el desierto o la nieve de un país son los de sus regiones y ciudades, si la guía las tiene: el camino a un país lleva a su capital.',
  ],
  dropping: 'Cada deseo solo quita lugares: si renuncias a uno, nunca quedan menos.',
  pointsHeading: 'Los puntos',
  pointsFor: 'Criterio',
  pointsMaximum: 'Máximo',
  pointsHow: 'Cómo se cuenta',
  rows: [
    {
      name: 'Temporada',
      maximum: POINTS.season,
      how: `Ideal ${points(SEASON_SHARES.best, POINTS.season)}, buena ${points(SEASON_SHARES.good, POINTS.season)}, aceptable ${points(SEASON_SHARES.fair, POINTS.season)}. Sin mes: la media de los doce, contando los que encajan.`,
    },
    {
      name: 'Tiempo',
      maximum: POINTS.weather,
      how: `Si lo pides. Un nivel por encima o por debajo de lo pedido, o chubascos cuando lo quieres seco, da el ${percent(NEXT_CLASS_SHARE)}.`,
    },
    {
      name: 'Interés',
      maximum: POINTS.interest,
      how: `Cuanto más raro es un rasgo, más vale: un fiordo cuenta más que unas montañas. Los rasgos que solo ayudan cuentan el ${percent(SUPPORT_SHARE)}. El lugar que más tiene se lleva todos los puntos.`,
    },
    {
      name: 'Cercanía',
      maximum: TRIP_POINTS.nearness,
      how: `Si dices de dónde sales. Todos hasta ${number(NEARNESS_KM.all)}\u00a0km, ninguno a partir de ${number(NEARNESS_KM.none)}\u00a0km y, en medio, según el logaritmo; sin volar, según las horas.`,
    },
    {
      name: 'Duración',
      maximum: TRIP_POINTS.stay,
      how: 'Si dices cuánto tiempo. Todos si el lugar da para tantos días, menos si se ve antes.',
    },
    {
      name: 'Afluencia',
      maximum: -TRIP_POINTS.crowd,
      how: `Si pides poca gente, se restan: el ${percent(CROWD_SHARES.fame)} según cuántas visitas recibe y el ${percent(CROWD_SHARES.busy)} por las vacaciones escolares o un puente largo ese mes.`,
    },
    {
      name: 'Acceso',
      maximum: -POINTS.access,
      how: 'Se restan donde casi nadie llega: sin vuelo ni barco que se pueda reservar sin más, o con un permiso difícil de obtener.',
    },
  ],
  order: [
    `Ves los ${RESULT_COUNT} con más puntos: como mucho ${MAX_OF_COUNTRY} de un mismo país y, si no dices ni salida ni continente, ${MAX_OF_CONTINENT} de un mismo continente mientras haya otros que encajen.`,
    'Un país cede su sitio a una región o ciudad suya de la lista que tenga, al menos en igual medida, todo lo que nombras.',
    'A igualdad de puntos decide el orden alfabético de los nombres en inglés, que cada mes empieza por una letra distinta.',
    `Una respuesta sopesa hasta ${MAX_WISHES} deseos, entre ellos ${MAX_INTERESTS} intereses. Cada lugar tiene hasta ${MAX_REASONS} razones y una cosa en contra, todas sacadas de su guía.`,
  ],
  interestsHeading: 'Qué cuenta como qué',
  interest: 'Interés',
  has: 'Un lugar lo tiene con',
  helps: 'Qué le suma',
  aFeast: 'una fiesta de ese mes que atrae visitantes cada año',
  inSeason: 'en un mes ideal o bueno',
  forBathing: `en un mes ideal o bueno y al menos templado, o cálido y seco, nunca lluvioso; más allá de ${WINTER_LATITUDE}° de latitud, no en invierno, y en un mes templado solo de julio a octubre (en el sur, de enero a abril)`,
  forBoats: 'en un mes que no sea frío, ni lluvioso y solo aceptable',
  notHot:
    'fuera de los meses calurosos y del primero y el último de un verano caluroso, salvo que sean ideales',
  aStory: (topic) => `una historia sobre ${TOPICS[topic] ?? topic}`,
  snow: 'un mes helado, o bien uno frío y no seco que sea ideal o bueno; los glaciares, también en meses frescos, salvo en verano',
  likeHeading: 'Parecido, con menos gente',
  like: [
    `El parecido es un ${percent(LIKENESS_SHARES.traits)} de rasgos comunes, en el que pesan más los raros, un ${percent(LIKENESS_SHARES.weather)} de clima mes a mes, un ${percent(LIKENESS_SHARES.continent)} por el mismo continente, un ${percent(LIKENESS_SHARES.kind)} por el tipo y el tamaño y un ${percent(LIKENESS_SHARES.ground)} por la costa, la altura y la ciudad.`,
    `Se muestran los lugares con un ${percent(MIN_LIKENESS)} o más y al menos ${MIN_SHARED_TRAITS} rasgos comunes que reciben menos visitas, o las mismas pero con un buen mes sin vacaciones.`,
  ],
  ask: 'Hacer la pregunta',
} satisfies Translation<typeof en>
