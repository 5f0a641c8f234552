import { compareWords } from '../../../../contract/list/word-order'
import { hasLeft, noAllergies } from '../../published/child-states'

type Row = Readonly<Record<string, unknown>>
export const orders = ['number', 'name', 'age'] as const
export type RosterOrder = (typeof orders)[number]

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const keys: Readonly<Record<RosterOrder, string>> = { number: 'studentNo', name: 'name', age: 'birthday' }

/** The children of a class: those whose class it is now, and who have not left. */
export const childrenOf = <R extends Row>(classId: string, children: readonly R[], order: RosterOrder): readonly R[] =>
  children
    .filter((child) => child.classId === classId && !hasLeft(text(child.status)))
    .toSorted((one, two) => {
      const key = keys[order]
      return (order === 'name' ? compareWords(text(one[key]), text(two[key])) : 0) || (text(one[key]) < text(two[key]) ? -1 : 1)
    })

/** How many, and how many of each sex: values of the dictionary `sex`. */
export const headcount = (children: readonly Row[]) => ({
  all: children.length,
  boys: children.filter(({ sex }) => sex === '1').length,
  girls: children.filter(({ sex }) => sex === '2').length,
})

/** Whether a child reacts to something, as far as one may read it. */
export const hasAllergy = ({ allergies }: Row): boolean => Array.isArray(allergies) && allergies.some((one) => one !== noAllergies)
