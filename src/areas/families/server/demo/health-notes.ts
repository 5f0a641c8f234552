import { childAt } from '../../../demo/published/demo-classes'

/** What a class must know of a child's food. Values of the dictionaries `allergen` and `dietTaboo`. */
export type HealthNote = { readonly child: number; readonly allergies: readonly string[]; readonly healthTag?: string }

/** Eight children with allergies, two of them severe. */
export const allergies: readonly HealthNote[] = [
  { child: childAt('class.x1', 2), allergies: ['peanut', 'treeNut'], healthTag: '花生严重过敏，出现症状立即拨打120' },
  { child: childAt('class.x1', 19), allergies: ['milk'] },
  { child: childAt('class.x4', 8), allergies: ['egg'] },
  { child: childAt('class.z1', 23), allergies: ['crustacean', 'shellfish'] },
  { child: childAt('class.z2', 14), allergies: ['fish'], healthTag: '鱼类严重过敏，曾发生休克' },
  { child: childAt('class.z4', 3), allergies: ['mango', 'pineapple'] },
  { child: childAt('class.d2', 27), allergies: ['gluten'] },
  { child: childAt('class.d3', 10), allergies: ['soy', 'sesame'] },
]

/** What some children do not eat, and the ethnic group (dictionary `nation`) of those for whom it follows from faith. */
export const taboos: readonly { readonly child: number; readonly taboo: string; readonly nation?: string }[] = [
  { child: childAt('class.x1', 27), taboo: 'halal', nation: '03' },
  { child: childAt('class.x2', 5), taboo: 'halal', nation: '05' },
  { child: childAt('class.x3', 20), taboo: 'noBeef' },
  { child: childAt('class.z1', 9), taboo: 'halal', nation: '03' },
  { child: childAt('class.z3', 16), taboo: 'vegetarian' },
  { child: childAt('class.d1', 21), taboo: 'noPork' },
  { child: childAt('class.d4', 11), taboo: 'halal', nation: '03' },
]
