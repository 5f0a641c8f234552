import { useMemo, useState } from 'react'
import { readablePart } from '../../../contract/access'
import { UserAgent } from '../../../contract/system/people/user-agent'
import { dateTimeNow } from '../../clock/clock'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { Sign } from '../../design/Sign'
import { Skeleton } from '../../design/Skeleton'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { RowLine } from '../../record-page/RowLine'
import type { PartProps } from '../../record-page/record-page'
import { words as pageWords } from '../../record-page/words'
import { RecordForm } from '../../resource/form/RecordForm'
import { useList } from '../../resource/list/use-list'
import { useCan } from '../../session/use-can'
import { useResource } from '../../shell/product'
import { useNounAddress } from '../../shell/use-noun-address'
import { explain } from '../../wire/explain'
import { agencyAt } from './agency'
import { words } from './words'

const shown = ['agentUserId', ['startTime', 'endTime']] as const
const noSorts = [] as const

function AgencySign({ row }: PartProps) {
  const say = useSay()
  const { tone, label } = agencyAt(row, dateTimeNow())
  return <Sign tone={tone}>{say(label)}</Sign>
}

function useAgency(id: string) {
  const can = useCan()
  const whole = useResource(UserAgent.name)
  const resource = useMemo(() => readablePart(whole, can), [whole, can])
  const filters = useMemo(() => ({ userId: id }), [id])
  const list = useList(resource, { page: 1, size: 1, sorts: noSorts, filters })
  const agency = list.rows[0]
  const mayWrite = list.phase === 'ready' && can(`${UserAgent.name}:${agency ? 'edit' : 'add'}`)
  return { resource, list, agency, mayWrite }
}

/** Who stands in for somebody, from when until when, and the form of it. */
export function AgentPart({ row }: PartProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const [isWriting, setWriting] = useState(false)
  const { resource, list, agency, mayWrite } = useAgency(row.id)
  const addressOf = useNounAddress(UserAgent.name)
  const name = String(row.realname ?? row.username ?? '')
  const called = say(agency ? words.changeOf : words.nameFor, { name })
  const close = () => setWriting(false)
  if (list.phase === 'loading') return <Skeleton rows={1} height={48} />
  if (list.phase === 'offline') return <p className="quiet">{say(pageWords.whenOnline)}</p>
  if (list.phase === 'error') return <p role="alert">{explain(list.error, language)}</p>
  return (
    <>
      {agency ? (
        <RowLine
          resource={resource}
          row={agency}
          show={shown}
          sign={AgencySign}
          {...(addressOf && { address: addressOf.one(agency.id) })}
        />
      ) : (
        <p className="quiet">{say(words.none)}</p>
      )}
      <p className="quiet">{say(words.what)}</p>
      {mayWrite && (
        <div className="flow-bar">
          <BigButton aria-haspopup="dialog" aria-label={called} onClick={() => setWriting(true)}>
            {say(agency ? words.change : words.name)}
          </BigButton>
        </div>
      )}
      {isWriting && (
        <Sheet open title={called} onClose={close}>
          <RecordForm
            resource={resource}
            {...(agency ? { row: agency } : { about: { userId: row.id } })}
            onSaved={close}
            onCancel={close}
          />
        </Sheet>
      )}
    </>
  )
}
