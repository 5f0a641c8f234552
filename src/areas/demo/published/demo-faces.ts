import { drawSitter } from './drawing/face'
import type { Sitter } from './drawing/hair'
import { random } from './random'

/** How many drawings there are of each kind: no two children of a class share one. */
const drawn: Readonly<Record<Sitter, number>> = { boy: 20, girl: 20, man: 8, woman: 24 }
/** Share of those who could have a picture and have none yet. */
const without = 0.12

/** Somebody who may be drawn. `among`: those nobody of whom looks like another, such as a class. */
type Model = { readonly id: string; readonly sitter: Sitter; readonly among: string }

/** The drawings of a seed: which one stands for whom, by id, and all that stand for somebody. Some have none yet. */
export function demoFaces(seed: number, models: readonly Model[]) {
  const orders = new Map<string, number[]>()
  const sheets = new Map<string, Uint8Array>()
  const chance = random(seed, 'who has a picture')
  const draw = ({ sitter, among }: Model): Uint8Array | undefined => {
    const key = `${among} ${sitter}`
    const order = orders.get(key) ?? random(seed, `faces of ${key}`).shuffled(Array.from({ length: drawn[sitter] }, (_, at) => at))
    orders.set(key, order)
    const number = order.shift()
    // Where there are more people than drawings the others have no picture: nobody is mistaken for somebody else.
    if (number === undefined) return undefined
    const sheet = sheets.get(`${sitter} ${number}`) ?? drawSitter(seed, sitter, number)
    sheets.set(`${sitter} ${number}`, sheet)
    return sheet
  }
  const faces = new Map(models.flatMap((model) => (chance.chance(without) ? [] : [[model.id, draw(model)] as const])))
  return { of: (id: string): Uint8Array | undefined => faces.get(id), all: () => [...sheets.values()] }
}
