import type { GlyphPart } from '#art/drawing/glyphs.ts'

const turn = (x: number, y: number, degrees: number) => {
  const [c, d] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([px, py]) => `${Math.round(x + px * c - py * d)} ${Math.round(y + px * d + py * c)}`).join('L')}z`
}

/** A sailing boat that has taken the ground and leans on its bilge. */
export function strandedBoat(
  x: number,
  y: number,
  size: number,
  degrees: number,
  hull: string,
  keel: string,
): readonly GlyphPart[] {
  const at = turn(x, y, degrees)
  const p = (points: readonly (readonly [number, number])[]): string =>
    at(points.map(([a, b]) => [a * size, b * size] as const))
  return [
    [
      p([
        [-4, -60],
        [-2, -330],
        [2, -330],
        [5, -60],
      ]),
      '#4A3A3A',
    ],
    [
      p([
        [5, -84],
        [120, -78],
        [120, -70],
        [5, -72],
      ]),
      '#F3EBDA',
    ],
    [
      p([
        [-2, -326],
        [-118, -62],
        [-114, -62],
        [2, -318],
      ]),
      '#5A5458',
    ],
    [
      p([
        [2, -326],
        [112, -62],
        [109, -60],
        [0, -318],
      ]),
      '#5A5458',
    ],
    [
      p([
        [-60, -62],
        [-46, -88],
        [40, -88],
        [56, -62],
      ]),
      '#F6F0E2',
    ],
    [
      p([
        [-34, -70],
        [-30, -80],
        [-8, -80],
        [-8, -70],
      ]) +
        p([
          [2, -70],
          [2, -80],
          [28, -80],
          [32, -70],
        ]),
      '#3A4A5A',
    ],
    [
      p([
        [-136, -64],
        [130, -56],
        [118, -20],
        [84, 4],
        [-70, 4],
        [-108, -22],
      ]),
      hull,
    ],
    [
      p([
        [-136, -64],
        [130, -56],
        [127, -48],
        [-132, -54],
      ]),
      '#F6F0E2',
    ],
    [
      p([
        [-108, -22],
        [118, -20],
        [84, 4],
        [-70, 4],
      ]),
      keel,
    ],
    [
      p([
        [-40, 4],
        [40, 4],
        [28, 22],
        [-30, 22],
      ]),
      '#3A2E32',
    ],
  ]
}
