import { sentence } from '../../../contract/error'
import type { CheckedLine } from '../../../contract/sheet/checked-sheet'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { words } from '../words'

type Props = { readonly line: CheckedLine | undefined; readonly heading: string | undefined; readonly cell: number | undefined }

/** What stands where somebody is, whole, and all that is wrong with it: in the table both are cut. */
export function FoundDetail({ line, heading, cell }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  if (!line) return <p className="found-detail" />
  const problems = line.problems.filter(({ column }) => (cell === undefined ? column < 0 : column === cell))
  return (
    <p className="found-detail" aria-live="polite">
      <span className="quiet figures">{say(words.line, { line: line.line })}</span>
      {cell === undefined ? (
        <b>{line.title || say(words.empty)}</b>
      ) : (
        <span>
          <b>{heading}</b> <q>{line.cells[cell] || say(words.empty)}</q>
        </span>
      )}
      {problems.map(({ heading: of, code, values, allowed = [] }) => (
        <span key={`${of.zh} ${code}`}>
          <span className="found-fault">
            {cell === undefined && `${say(of)}: `}
            {sentence(code, language, values)}
          </span>{' '}
          {allowed.length > 0 && <span className="quiet">{say(words.allowed, { list: allowed.map((one) => say(one)) })}</span>}
        </span>
      ))}
    </p>
  )
}
