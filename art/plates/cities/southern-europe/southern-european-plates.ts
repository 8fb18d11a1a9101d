import type { Plate } from '#art/plates/plate.ts'
import { alyosha } from './alyosha.ts'
import { aqueduct } from './aqueduct.ts'
import { casaBatllo } from './casa-batllo.ts'
import { castelDellOvo } from './castel-dell-ovo.ts'
import { clerigos } from './clerigos.ts'
import { comares } from './comares.ts'
import { debod } from './debod.ts'
import { domLuis } from './dom-luis.ts'
import { dragonBridge } from './dragon-bridge.ts'
import { filareteTower } from './filarete-tower.ts'
import { florenceCathedral } from './florence-cathedral.ts'
import { fourviere } from './fourviere.ts'
import { glosterGladiator } from './gloster-gladiator.ts'
import { hemisferic } from './hemisferic.ts'
import { jeronimos } from './jeronimos.ts'
import { ljubljanaCastle } from './ljubljana-castle.ts'
import { milanCathedral } from './milan-cathedral.ts'
import { minceta } from './minceta.ts'
import { museeDesConfluences } from './musee-des-confluences.ts'
import { negresco } from './negresco.ts'
import { onofrio } from './onofrio.ts'
import { plazaDeEspana } from './plaza-de-espana.ts'
import { plovdivTheatre } from './plovdiv-theatre.ts'
import { puertaDeAlcala } from './puerta-de-alcala.ts'
import { rialto } from './rialto.ts'
import { sagradaFamilia } from './sagrada-familia.ts'
import { sanMiniato } from './san-miniato.ts'
import { sanPetronio } from './san-petronio.ts'
import { santaChiara } from './santa-chiara.ts'
import { serranos } from './serranos.ts'
import { stMarks } from './st-marks.ts'
import { stNicholasNice } from './st-nicholas-nice.ts'
import { torreDeLaVela } from './torre-de-la-vela.ts'
import { twoTowers } from './two-towers.ts'
import { upperBarrakka } from './upper-barrakka.ts'

export const SOUTHERN_EUROPEAN_PLATES: Readonly<Record<string, Plate>> = {
  aqueduct,
  casaBatllo,
  clerigos,
  comares,
  domLuis,
  florenceCathedral,
  jeronimos,
  milanCathedral,
  rialto,
  sagradaFamilia,
  stMarks,
  twoTowers,
  minceta,
  filareteTower,
  sanPetronio,
  fourviere,
  serranos,
  debod,
  plazaDeEspana,
  sanMiniato,
  alyosha,
  dragonBridge,
  hemisferic,
  onofrio,
  puertaDeAlcala,
  santaChiara,
  stNicholasNice,
  torreDeLaVela,
  upperBarrakka,
  negresco,
  castelDellOvo,
  glosterGladiator,
  ljubljanaCastle,
  plovdivTheatre,
  museeDesConfluences,
}
