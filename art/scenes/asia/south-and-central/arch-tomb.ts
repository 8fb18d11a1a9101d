import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, dome, ogives, solid } from '#art/kit/masonry.ts'
import { paintOpening } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const RED = '#C8604A'
const SHADE = '#8C3E3E'
const WHITE = '#FBF0DC'
const GREY = '#CDBBAE'
const DARK = '#4E262E'

/** The red tomb with its white dome, seen through the arch of its garden gate. */
export const archTomb = landmark({
  name: 'arch-tomb',
  palette: {
    ...PALETTES.gold,
    top: '#E8A86A',
    middle: '#F2C48A',
    horizon: '#FCE6B8',
    deep: '#3A1C24',
    lightText: 'in a winter haze',
  },
  accent: '#2F8C8A',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'Through a dark pointed arch, a red sandstone tomb with a white marble dome on a broad arcaded terrace, a water channel leading to it',
  paint: (s) => {
    paintTreeCrowns(s, '#8A8A52', 60, 10)
    paintGroundMist(s, 120, 0.5)
    s.draw(s.at(0, 6, 1.06), [
      ['M-300 0v-70h600v70z', RED],
      [arches(-270, 270, 11, 0, 34, 52), DARK],
      ['M-306 -70h612v-8h-612z', WHITE],
      ...solid(0, -76, 330, 116, RED, SHADE, 0.26),
      ['M-62 -76v-140h124v140z', '#D9735A'],
      [ogives(0, 0, 1, -76, 76, 122), WHITE],
      [ogives(0, 0, 1, -76, 64, 110), DARK],
      [ogives(-122, -122, 1, -76, 52, 88) + ogives(122, 122, 1, -76, 52, 88), WHITE],
      [ogives(-122, -122, 1, -76, 42, 78) + ogives(122, 122, 1, -76, 42, 78), DARK],
      [block(-122, -192, 96, 5) + block(122, -192, 96, 5), WHITE],
      ...[-134, 134, -76, 76].flatMap((x) => [
        [block(x - 12, -190, 4, 26) + block(x + 12, -190, 4, 26), RED] as const,
        ...cupola(x, -214, 17, 22, WHITE, GREY),
      ]),
      ...solid(0, -206, 132, 34, WHITE, GREY, 0.3),
      ...cupola(0, -238, 68, 100, WHITE, GREY),
      [block(0, -334, 5, 36) + dome(0, -366, 5, 8), '#B4842A'],
    ])
    paintPaving(s, '#D9A877', '#A8724E')
    s.draw(s.at(0, 10), [
      ['M-16 0h32L110 460H-110z', s.accent],
      ['M-22 0h6L-110 460H-146zM22 0h-6L110 460H146z', '#F4DDB4'],
    ])
    s.draw(s.atDepth(-130, 0.46, 0.8), [
      ...robed(0, '#F2B83C', '#C8452E'),
      ...robed(46, '#F6EAD2', '#2F6A8C'),
    ])
    s.draw(s.atDepth(140, 0.66, 1), walker(0, '#F6EAD2', '#6E3A34'))
    paintOpening(s, {
      ink: '#3E1C26',
      edge: '#A8564A',
      half: 290,
      tall: 740,
      rise: 250,
      sill: 480,
      isPointed: true,
    })
  },
})
