import { Sign } from '../../../../app/design/Sign'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { dishWords as words } from './dish-words'
import './grams-table.css'

type Entry = Readonly<Record<string, unknown>>
const entriesOf = (value: unknown): readonly Entry[] =>
  Array.isArray(value) ? value.filter((one): one is Entry => typeof one === 'object' && one !== null) : []
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const grams = (value: unknown): number => Number(value) || 0
/** A tenth of a gram is as fine as a kitchen weighs. */
const shown = (value: number): string => String(Math.round(value * 10) / 10)

/** What a dish takes for one child, in grams: its ingredients with their sum, then what it is seasoned with. */
export function GramsTable({ row }: PartProps) {
  const say = useSay()
  const [ingredients, seasonings] = [entriesOf(row.ingredients), entriesOf(row.seasonings)]
  return (
    <table className="grams-table figures">
      <thead>
        <tr>
          <th scope="col">{say(words.food)}</th>
          <th scope="col">{say(words.net)}</th>
        </tr>
      </thead>
      <tbody>
        {ingredients.map((one) => (
          <tr key={text(one.food)}>
            <th scope="row">
              {text(one.food)} {one.isMain === true && <Sign>{say(words.main)}</Sign>} <span className="quiet">{text(one.prep)}</span>
            </th>
            <td>{shown(grams(one.gramsNet))}</td>
          </tr>
        ))}
        <tr className="grams-total">
          <th scope="row">{say(words.total)}</th>
          <td>{shown(ingredients.reduce((sum, one) => sum + grams(one.gramsNet), 0))}</td>
        </tr>
        {seasonings.map((one) => (
          <tr key={`${text(one.food)} seasoning`}>
            <th scope="row">
              {text(one.food)} <span className="quiet">{say(words.seasoning)}</span>
            </th>
            <td>{shown(grams(one.grams))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
