import type { StreetPlan } from '#tools/compile/geography/street-plan-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'

/** Names of a plan that can stand along a way. */
const namesOf = (plan: StreetPlan): ReadonlySet<string> => {
  const { streets, squares, stops, bridges, parks, viewpoints, rivers } = plan
  return new Set([streets, squares, stops, bridges, parks, viewpoints, rivers].flat().map(({ name }) => name))
}

/** Reports each name of the way from the first sight to the fifth that the plan does not draw. */
export function checkWay(plan: StreetPlan, source: YamlSource, report: ReportError): void {
  const known = namesOf(plan)
  for (const [index, name] of plan.way.entries())
    if (!known.has(name))
      report({
        file: source.file,
        line: source.lineOf(['way', index]),
        problem: `there is no "${name}" in the plan`,
        expected: 'a street, square, stop, bridge, park, viewpoint or river of the plan',
      })
}
