import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { QrCode } from '../../../../app/paper/QrCode'
import { words as paperWords } from '../../../../app/paper/words'
import type { RegisterGroup, RegisterRow } from '../../register/sample-register'
import { type Register, stateOf } from '../../reports/register-report'
import { readingText } from '../log/reading-text'
import { DayRoots } from './DayRoots'
import { registerAddress } from './paper-address'
import { words } from './paper-words'

type Props = { register: Register; hash: string; house: string; from: string; to: string; now: string }

const columns = [
  words.no,
  words.day,
  words.dish,
  words.taken,
  words.weight,
  words.sampler,
  words.place,
  words.disposed,
  words.state,
  words.remarks,
] as const

function useRowWords() {
  const say = useSay()
  const [meals, states, causes, labels] = [useDict('mealType'), useDict('sampleStatus'), useDict('sampleMiss'), useDict('sampleLabel')]
  const stateWords = (row: RegisterRow): string => {
    const state = stateOf(row)
    return typeof state === 'string' ? wordsFor(states, [state]) : say(state)
  }
  return {
    mealOf: (row: { readonly mealType: string }) => wordsFor(meals, [row.mealType]),
    stateOf: stateWords,
    remarksOf: (row: RegisterRow) =>
      [wordsFor(labels, row.labels), row.kind === 'exception' ? wordsFor(causes, [row.cause]) : row.cause].filter(Boolean).join(' · '),
  }
}

function Line({ row, said }: { row: RegisterRow; said: ReturnType<typeof useRowWords> }) {
  const say = useSay()
  return (
    <tr data-state={row.state} data-kind={row.kind}>
      <td className="figures">{row.no}</td>
      <td className="figures">{`${row.date.slice(5)} ${said.mealOf(row)}`}</td>
      <th scope="row">{row.dish}</th>
      <td className="figures">{row.taken.slice(11)}</td>
      <td className="figures">{row.weightG === undefined ? '' : `${row.weightG} g`}</td>
      <td>{row.sampler}</td>
      <td>{row.kind === 'sample' && `${row.place} · ${readingText(say, row.temp, row.readAt)}`}</td>
      <td className="figures">{`${row.disposed.slice(5)} ${row.disposedBy}`.trim()}</td>
      <td>{said.stateOf(row)}</td>
      <td>{said.remarksOf(row)}</td>
    </tr>
  )
}

/** A meal: what it counts, and its lines. */
function MealLines({ group, said }: { group: RegisterGroup; said: ReturnType<typeof useRowWords> }) {
  const say = useSay()
  const { meal } = group
  return (
    <tbody data-ahead={meal?.isServed === false || undefined}>
      <tr className="register-meal" data-missing={(meal?.isServed && meal.missing > 0) || undefined}>
        <th scope="rowgroup" colSpan={columns.length} className="figures">
          {`${group.date.slice(5)} ${said.mealOf(group)}`}
          {meal && ` · ${say(meal.isServed ? words.served : words.mealAhead, meal)}`}
        </th>
      </tr>
      {group.rows.map((row) => (
        <Line key={`${row.no} ${row.kind} ${row.dish} ${row.cause}`} row={row} said={said} />
      ))}
    </tbody>
  )
}

/** What the whole register counts, and what it cannot tell. */
function Totals({ register: { served, ahead, boxes, withoutMenu, heldFrom } }: Pick<Props, 'register'>) {
  const say = useSay()
  return (
    <>
      <p className="figures">{`${say(words.served, served)} · ${say(words.boxes, { boxes })}`}</p>
      {ahead.served > 0 && <p className="figures">{say(words.ahead, ahead)}</p>}
      {withoutMenu.length > 0 && (
        <p className="figures register-gap">
          {say(words.withoutMenu, { count: withoutMenu.length, days: withoutMenu.map((day) => day.slice(5)).join(' ') })}
        </p>
      )}
      {heldFrom && <p className="figures register-gap">{say(words.heldFrom, { day: heldFrom })}</p>}
    </>
  )
}

/** The register as it is filed: meal by meal one line for each sample, void ones too, and for each dish without one. */
export function RegisterPaper({ register, hash, house, from, to, now }: Props) {
  const say = useSay()
  const said = useRowWords()
  const { groups } = register
  const code = registerAddress({ from, to }, { at: now.slice(0, 16), hash, form: '2' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the sheet scrolls sideways, and keys must reach that too
    <section className="paper register-paper" tabIndex={0} aria-label={say(words.registerTitle)}>
      <header>
        <div>
          <h2>{`${house} ${say(words.registerTitle)}`}</h2>
          <p className="figures">{`${from} — ${to}`}</p>
          <Totals register={register} />
        </div>
        <QrCode text={location.origin + code} label={say(paperWords.checkCode)} />
      </header>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <MealLines key={`${group.date} ${group.mealType}`} group={group} said={said} />
        ))}
      </table>
      <footer>
        {[paperWords.madeBy, paperWords.checkedBy, paperWords.answers].map((who) => (
          <span key={who.en} className="paper-sign">
            {say(who)}
          </span>
        ))}
        <span className="figures">{say(paperWords.printed, { at: now.slice(0, 16) })}</span>
      </footer>
      <DayRoots from={from} to={to} />
    </section>
  )
}
