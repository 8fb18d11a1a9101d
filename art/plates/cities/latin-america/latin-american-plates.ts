import type { Plate } from '#art/plates/plate.ts'
import { arcoDeSantaCatalina } from './arco-de-santa-catalina.ts'
import { armadaBuilding } from './armada-building.ts'
import { ascensorConcepcion } from './ascensor-concepcion.ts'
import { bogotaCathedral } from './bogota-cathedral.ts'
import { bridgeOfSighs } from './bridge-of-sighs.ts'
import { cuscoCathedral } from './cusco-cathedral.ts'
import { elevadorLacerda } from './elevador-lacerda.ts'
import { garita } from './garita.ts'
import { huacaPucllana } from './huaca-pucllana.ts'
import { laMerced } from './la-merced.ts'
import { magdalenaChapel } from './magdalena-chapel.ts'
import { mitla } from './mitla.ts'
import { muiscaRaft } from './muisca-raft.ts'
import { palacioBarolo } from './palacio-barolo.ts'
import { sanFelipe } from './san-felipe.ts'
import { sescPompeia } from './sesc-pompeia.ts'
import { tuleTree } from './tule-tree.ts'
import { twelveAngledStone } from './twelve-angled-stone.ts'
import { votoNacional } from './voto-nacional.ts'

export const LATIN_AMERICAN_PLATES: Readonly<Record<string, Plate>> = {
  arcoDeSantaCatalina,
  ascensorConcepcion,
  cuscoCathedral,
  elevadorLacerda,
  garita,
  huacaPucllana,
  muiscaRaft,
  palacioBarolo,
  sescPompeia,
  tuleTree,
  twelveAngledStone,
  votoNacional,
  mitla,
  bridgeOfSighs,
  magdalenaChapel,
  armadaBuilding,
  bogotaCathedral,
  sanFelipe,
  laMerced,
}
