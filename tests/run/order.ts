import type { Step } from './steps'

/** Steps in the order in which they are asked how they went, each with those that run beside it. */
export type Planned = { readonly step: Step; readonly besides: readonly Step[]; readonly isBeside: boolean }

/** A step that runs beside another one is asked right after it; where the other one is not run, it is one like all others. */
export function inOrder(chosen: readonly Step[]): Planned[] {
  const isBeside = (step: Step) => chosen.some(({ name }) => name === step.beside)
  return chosen
    .filter((step) => !isBeside(step))
    .flatMap((step) => {
      const besides = chosen.filter((other) => other.beside === step.name)
      const asked = besides.map((other) => ({ step: other, besides: [], isBeside: true }))
      return [{ step, besides, isBeside: false }, ...asked]
    })
}
