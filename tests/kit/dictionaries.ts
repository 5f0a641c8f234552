import type { Label } from '../../src/contract/label'
import type { DictCode } from '../../src/contract/registry'
import { product } from '../../src/product'

type Dictionary = Label & { readonly items: readonly (Label & { readonly value: string })[] }

/** The dictionaries the product ships, by their codes. */
export const dictionaries = Object.fromEntries(
  product.dictionaries.map(({ code, name, items }) => [code, { ...name, items: items.map(({ value, text }) => ({ value, ...text })) }]),
) as Readonly<Record<string, Dictionary>> as Readonly<Record<DictCode, Dictionary>>
