import type { FieldFacts } from '../../contract/field'
import type { Kind } from '../../contract/fields/kind'
import { type Label, type Language, label, say } from '../../contract/label'

/** What is held in a smaller unit than it is written in: such clients show and send the number as it is held. */
const heldIn: { readonly [K in Kind]?: Label } = {
  money: label('分', 'fen'),
  weight: label('克', 'g'),
  duration: label('分钟', 'minutes'),
}
const measured = label('{name}（{unit}）', '{name} ({unit})')

/** What a field is called where its numbers stand without their unit. */
export const wireTitle =
  (language: Language) =>
  ({ kind, label: name, unit }: FieldFacts): string => {
    const held = heldIn[kind]
    const said = held ? say(held, language) : unit
    return said ? say(measured, language, { name: say(name, language), unit: said }) : say(name, language)
  }
