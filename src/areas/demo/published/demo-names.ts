import shipped from '../data/demo-names.json' with { type: 'json' }

/** Made-up names for a demonstration kindergarten. `share` is the percentage of people with that surname. */
export type DemoNames = {
  readonly surnames: readonly { readonly name: string; readonly share: number }[]
  readonly boys: readonly string[]
  readonly girls: readonly string[]
  readonly fathers: readonly string[]
  readonly mothers: readonly string[]
  readonly kindergartens: readonly string[]
  readonly classNicknames: readonly string[]
  readonly streets: readonly string[]
}

export const demoNames: DemoNames = shipped
