import { Check } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { Skeleton } from '../../design/Skeleton'
import { SearchBox } from '../../fields/choice/SearchBox'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { type PickColumn, sayCell } from './column'
import { NoRecords } from './NoRecords'
import { plainText } from './plain-text'
import type { RecordsProps } from './RecordPicker'
import type { PickedRow } from './record-source'
import { useLater } from './use-later'
import { useRecordPage } from './use-record-page'
import { words } from './words'
import '../../fields/inputs.css'

/** Rows fetched at once, and by each press for more. */
const few = 20
/** Milliseconds after the last key. */
const settled = 300

type RowProps = { row: PickedRow; name: string; facts: readonly PickColumn[]; isChosen: boolean; isOff: boolean; onPick: () => void }

function RecordRow({ row, name, facts, isChosen, isOff, onPick }: RowProps) {
  const language = useLanguage((state) => state.language)
  const told = facts.map((column) => sayCell(column, row, language)).filter(Boolean)
  return (
    <li>
      <button type="button" aria-pressed={isChosen} disabled={isOff} onClick={onPick}>
        <span className="picked-name">
          {name}
          {told.length > 0 && <small className="quiet">{told.join(' · ')}</small>}
        </span>
        {isChosen && <Check aria-hidden />}
      </button>
    </li>
  )
}

/** The rows in a hand: one search over every text, a list that grows, and a press that chooses. */
export function TouchRecords(props: RecordsProps) {
  const { source, columns, filters, textKey, valueKey, many, picking, isBlocked, beside, title, onOne } = props
  const say = useSay()
  const [keyword, setKeyword] = useState('')
  const page = useRecordPage(source, few)
  const { change, asked, found } = page
  const within = filters.filter(({ kind }) => kind === 'text').map(({ name }) => name)
  const search = useLater(settled, (text: string) => change({ keyword: { text, within }, size: few }))
  const records = found?.records
  const facts = columns.filter(({ name }) => name !== textKey).slice(0, 2)
  const pick = (row: PickedRow) => (many ? picking.toggle(row, !picking.isChosen(row)) : onOne(row))
  const isOff = (row: PickedRow) => (isBlocked?.(row) ?? false) || (picking.isFull && !picking.isChosen(row))
  return (
    <div className="record-picker">
      <SearchBox
        keyword={keyword}
        onKeyword={(text) => {
          setKeyword(text)
          search(text)
        }}
      />
      {beside}
      {records && (
        <ul className="pick-list" aria-label={title} aria-busy={page.isLoading}>
          {records.map((row) => (
            <RecordRow
              key={String(row[valueKey])}
              {...{ row, facts }}
              name={plainText(row[textKey])}
              isChosen={picking.isChosen(row)}
              isOff={isOff(row)}
              onPick={() => pick(row)}
            />
          ))}
        </ul>
      )}
      {!records && page.error === undefined && <Skeleton rows={5} height={56} />}
      <NoRecords {...page} />
      {found && found.total > (records?.length ?? 0) && (
        <BigButton wide disabled={page.isLoading} onClick={() => change({ size: asked.size + few })}>
          {say(words.more)}
        </BigButton>
      )}
    </div>
  )
}
