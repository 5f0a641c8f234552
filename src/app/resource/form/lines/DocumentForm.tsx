import { type ReactNode, useMemo, useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { EntriesGrid } from '../../../blocks/grid/fields/EntriesGrid'
import { BigButton } from '../../../design/BigButton'
import { Skeleton } from '../../../design/Skeleton'
import { StateView } from '../../../design/StateView'
import { formWords } from '../../../language/form-words'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { explain } from '../../../wire/explain'
import { useList } from '../../list/use-list'
import type { ViewRow } from '../../row'
import { type FormProps, LinesForm } from '../LinesForm'
import { entriesOf, type Lines, mostLines, withLines } from './line-entries'
import { useSaveDocument } from './use-save-document'

const inOrder = [] as const

type LoadProps = {
  nouns: readonly Resource[]
  document: string
  loaded?: readonly Lines[]
  children: (lines: readonly Lines[]) => ReactNode
}

/** Lines of one noun after the other. What was loaded once stays as it was: a form compares with what it began with. */
function LoadLines({ nouns, document, loaded = [], children }: LoadProps) {
  const [noun, ...rest] = nouns
  if (!noun) return children(loaded)
  return <LoadOne {...{ noun, rest, document, loaded }}>{children}</LoadOne>
}

function LoadOne({
  noun,
  rest,
  document,
  loaded = [],
  children,
}: Omit<LoadProps, 'nouns'> & { noun: Resource; rest: readonly Resource[] }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const [rows, setRows] = useState<readonly ViewRow[]>()
  const filters = useMemo(() => ({ [noun.line?.of ?? '']: document }), [noun, document])
  const list = useList(noun, { page: 1, size: mostLines, sorts: inOrder, filters })
  if (!rows && list.phase === 'ready' && !list.isOld) setRows(list.rows)
  if (rows)
    return (
      <LoadLines nouns={rest} document={document} loaded={[...loaded, { resource: noun, rows }]}>
        {children}
      </LoadLines>
    )
  if (list.phase === 'offline')
    return (
      <StateView kind="offline" title={say('offlineTitle')}>
        {say(formWords.offlineRecord)}
      </StateView>
    )
  if (list.phase === 'error')
    return (
      <StateView kind="error" title={say('loadFailed')} action={<BigButton onClick={list.again}>{say('tryAgain')}</BigButton>}>
        {explain(list.error, language)}
      </StateView>
    )
  return <Skeleton rows={6} height={56} />
}

function Whole({ lines: given, ...props }: FormProps & { lines: readonly Lines[] }) {
  const [lines] = useState(given)
  const [row] = useState(props.row)
  const resource = useMemo(
    () =>
      withLines(
        props.resource,
        lines.map((one) => one.resource),
      ),
    [props.resource, lines],
  )
  const inputs = useMemo(() => Object.fromEntries(lines.map((one) => [one.resource.name, EntriesGrid])), [lines])
  const save = useSaveDocument(props.resource, lines, row)
  const whole = useMemo(() => {
    const entries = Object.fromEntries(lines.map((one) => [one.resource.name, entriesOf(one)]))
    return row && { ...row, ...entries }
  }, [row, lines])
  return <LinesForm {...props} {...{ resource, inputs, save }} {...(whole && { row: whole })} />
}

/** The form of a document with its lines in a grid below its fields: written together, and saved as one group, also without network. */
export function DocumentForm({ nouns, ...props }: FormProps & { nouns: readonly Resource[] }) {
  const { row } = props
  if (!row) return <Whole {...props} lines={nouns.map((resource) => ({ resource, rows: [] }))} />
  return (
    <LoadLines nouns={nouns} document={row.id}>
      {(lines) => <Whole {...props} lines={lines} />}
    </LoadLines>
  )
}
