/** The noun of a component such as `noun/role`. */
export const nounOf = (component: string): string | undefined =>
  component.startsWith('noun/') ? component.slice('noun/'.length) : undefined
