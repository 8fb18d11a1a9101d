import { paintFarTown } from '#art/kit/backdrops.ts'
import { dhow, paintFloating } from '#art/kit/boats.ts'
import { person, robed } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

function rounds6(y: number, r: number): string {
  return [-0.5, -0.1, 0.3]
    .flatMap((dx) => [-0.4, 0, 0.4].map((dy) => round(dx * r, y + dy * r, r * 0.1)))
    .join('')
}

/** Blue globes on tapering towers by the sea. */
export const waterTowers = landmark({
  name: 'water-towers',
  palette: PALETTES.noon,
  accent: '#E25A2E',
  ground: 0.66,
  sun: [220, 460, 60],
  altText: 'Two tapering towers threaded with blue globes beside a calm gulf, a dhow sailing past',
  paint: (s) => {
    paintFarTown(s, ['#EFE0C0', '#E3D0AC', '#F6EBD0'], ['#D9C6A0'], 90, 0.5)
    paintFarPalms(s, '#4F8A6A', [0.05, 0.12, 0.2, 0.84, 0.92], 110)
    const tower = (x: number, tall: number, size: number, globes: readonly number[]): void =>
      s.draw(s.at(x, 6), [
        [taper(x * 0, 0, 70 * size, tall, 0.14), '#FFF8EA'],
        [`M6 0L3 ${-tall}h3L${35 * size} 0z`, '#B9C6CE'],
        ...globes.flatMap((y, i) => [
          [round(0, -y, (i === 0 ? 62 : 44) * size), '#3F9AB8'] as const,
          [
            `M0 ${-y - (i === 0 ? 62 : 44) * size}a${(i === 0 ? 62 : 44) * size} ${(i === 0 ? 62 : 44) * size} 0 0 1 0 ${2 * (i === 0 ? 62 : 44) * size}q${40 * size} ${-60 * size} 0 ${-2 * (i === 0 ? 62 : 44) * size}z`,
            '#22668E',
          ] as const,
          [rounds6(-y, (i === 0 ? 62 : 44) * size), '#8FD0DC'] as const,
        ]),
      ])
    tower(-60, 560, 1, [240, 400])
    tower(110, 430, 0.8, [260])
    s.draw(s.at(210, 6), [[taper(0, 0, 30, 330, 0.1), '#FFF8EA']])
    paintQuayWall(s, '#F0DDB4', '#C0A47E', 22)
    paintWater(s, '#3F9AA8', 16)
    paintFloating(s, s.atDepth(-150, 0.56, 1.1), 170, dhow('#5A3430', '#FBEFD6', '#C9B490'))
    s.draw(s.atDepth(200, 0.98, 1.2), [...person(0, s.accent), ...robed(54, '#FFFBF0', '#FFFBF0')])
  },
})
