import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { sentence } from '../../../../contract/error'
import type { Figures } from '../../promotion/plan'
import type { Preview, PreviewLine } from '../../promotion/preview'
import { FiguresLine } from './FiguresLine'
import type { StepProps } from './step-props'
import { words } from './words'

/** What has to be put right, and what somebody should look at. */
function Problems({ preview: { lines, wrong, doubts } }: { readonly preview: Preview }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const nameAt = (place: number | undefined) => lines.find((line) => line.place === place)?.planned.name ?? ''
  if (wrong.length + doubts.length === 0) return <p className="promotion-well">{say(words.allWell)}</p>
  return (
    <>
      {wrong.length > 0 && (
        <section className="card promotion-wrong" role="alert">
          <h2>{say(words.wrongs)}</h2>
          <ul>
            {wrong.map(({ code, values, place }) => (
              <li key={`${code} ${place ?? ''} ${JSON.stringify(values)}`}>{sentence(code, language, values)}</li>
            ))}
          </ul>
        </section>
      )}
      {doubts.length > 0 && (
        <section className="card promotion-doubts">
          <h2>{say(words.doubts)}</h2>
          <ul>
            {doubts.map(({ kind, place, count }) => (
              <li key={`${kind} ${place ?? ''}`}>{say(words[kind], { name: nameAt(place), count })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const hasParts = ({ repeated, left, waiting }: Figures): boolean => repeated + left + waiting > 0

function Line({ line: { planned, from, figures, after } }: { readonly line: PreviewLine }) {
  const say = useSay()
  return (
    <tr>
      <th scope="row">
        {from?.name ?? say(words.newClass)}
        {hasParts(figures) && <FiguresLine figures={figures} />}
      </th>
      <td className="figures">{from ? figures.before : ''}</td>
      <td>{planned.graduates ? say(words.graduates) : planned.name}</td>
      <td className="figures">
        {planned.graduates ? '' : planned.capacity === null ? after : say(words.ofPlaces, { count: after, places: planned.capacity })}
      </td>
    </tr>
  )
}

/** Every class before and after, what is wrong first. */
export function PreviewStep({ preview }: StepProps) {
  const say = useSay()
  const { lines, totals } = preview
  return (
    <section className="stack" aria-label={say(words.preview)}>
      <Problems preview={preview} />
      <div className="card promotion-card">
        <table className="promotion-table">
          <caption>{say(words.table)}</caption>
          <thead>
            <tr>
              <th scope="col">{say(words.from)}</th>
              <th scope="col">{say(words.before)}</th>
              <th scope="col">{say(words.to)}</th>
              <th scope="col">{say(words.after)}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.place} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(words.total)}</th>
              <td className="figures">{totals.before}</td>
              <td>
                <FiguresLine figures={totals} />
              </td>
              <td className="figures">{totals.after}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
