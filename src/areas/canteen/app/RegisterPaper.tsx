import { useDict, wordsFor } from '../../../app/fields/use-dict'
import { useSay } from '../../../app/language/use-say'
import type { RegisterRow } from '../sample-register'
import { DayRoots } from './DayRoots'
import { registerAddress } from './paper-address'
import { words } from './paper-words'
import { QrCode } from './QrCode'

type Props = {
  rows: readonly RegisterRow[]
  house: string
  from: string
  to: string
  now: string
  /** Hash of what the register says. */
  hash: string
}

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
  const stateOf = (row: RegisterRow): string => {
    if (row.kind === 'exception' && row.state !== 'VOID') return say(words.noSample)
    if (row.state === 'keeping' || row.state === 'due' || row.state === 'overdue') return say(words[row.state])
    return wordsFor(states, [row.state])
  }
  return {
    mealOf: (row: RegisterRow) => wordsFor(meals, [row.mealType]),
    stateOf,
    remarksOf: (row: RegisterRow) =>
      [wordsFor(labels, row.labels), row.kind === 'exception' ? wordsFor(causes, [row.cause]) : row.cause].filter(Boolean).join(' · '),
  }
}

function Line({ row, said }: { row: RegisterRow; said: ReturnType<typeof useRowWords> }) {
  return (
    <tr data-state={row.state} data-kind={row.kind}>
      <td className="figures">{row.no}</td>
      <td className="figures">{`${row.date.slice(5)} ${said.mealOf(row)}`}</td>
      <th scope="row">{row.dish}</th>
      <td className="figures">{row.taken.slice(11)}</td>
      <td className="figures">{row.weightG === undefined ? '' : `${row.weightG} g`}</td>
      <td>{row.sampler}</td>
      <td className="figures">{row.temp === undefined ? '' : `${row.place} · ${row.temp}`}</td>
      <td className="figures">{`${row.disposed.slice(5)} ${row.disposedBy}`.trim()}</td>
      <td>{said.stateOf(row)}</td>
      <td>{said.remarksOf(row)}</td>
    </tr>
  )
}

/** The register as it is filed: one line for each sample, void ones too, and for each dish without one. */
export function RegisterPaper({ rows, house, from, to, now, hash }: Props) {
  const say = useSay()
  const said = useRowWords()
  const samples = rows.filter(({ kind, state }) => kind === 'sample' && state !== 'VOID').length
  const missing = rows.filter(({ kind, state }) => kind === 'exception' && state !== 'VOID').length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the sheet scrolls sideways, and keys must reach that too
    <section className="paper register-paper" tabIndex={0} aria-label={say(words.registerTitle)}>
      <header>
        <div>
          <h2>{`${house} ${say(words.registerTitle)}`}</h2>
          <p className="figures">{`${from} — ${to} · ${say(words.count, { samples, missing })}`}</p>
        </div>
        <QrCode text={location.origin + registerAddress({ from, to }, { at: now.slice(0, 16), hash })} label={say(words.checkCode)} />
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
        <tbody>
          {rows.map((row) => (
            <Line key={`${row.no} ${row.date} ${row.mealType} ${row.dish} ${row.cause}`} row={row} said={said} />
          ))}
        </tbody>
      </table>
      <footer>
        {[words.madeBy, words.checkedBy, words.answers].map((who) => (
          <span key={who.en} className="paper-sign">
            {say(who)}
          </span>
        ))}
        <span className="figures">{say(words.printed, { at: now.slice(0, 16) })}</span>
      </footer>
      <DayRoots from={from} to={to} />
    </section>
  )
}
