import { useMemo } from 'react'
import { Link } from '../../../../app/design/Link'
import { Skeleton } from '../../../../app/design/Skeleton'
import { isTold } from '../../../../app/fields/plain-value'
import { formWords } from '../../../../app/language/form-words'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { FieldFacts } from '../../../../app/resource/FieldFacts'
import { useRecord } from '../../../../app/resource/record/use-record'
import { useCan } from '../../../../app/session/use-can'
import { useNounAddress } from '../../../../app/shell/use-noun-address'
import { explain } from '../../../../app/wire/explain'
import { readablePart } from '../../../../contract/access'
import { User } from '../../../../contract/system/user'
import { OpenAccount } from './OpenAccount'
import { staffWords as words } from './staff-words'

const shown = ['username', 'status', 'roles', 'departments'] as const

function Account({ id }: { id: string }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const can = useCan()
  const resource = useMemo(() => readablePart(User, can), [can])
  const { phase, row, error } = useRecord(resource, id)
  const addressOf = useNounAddress(User.name)
  if (phase === 'loading') return <Skeleton rows={2} height={40} />
  if (phase === 'offline') return <p className="quiet">{say(formWords.offlineRecord)}</p>
  if (!row) return <p className="quiet">{phase === 'error' ? explain(error, language) : say(words.noAccount)}</p>
  const told = shown.filter((name) => isTold(resource.fields[name], row[name]))
  return (
    <>
      <FieldFacts resource={resource} values={row} names={told} wordsOf={(name) => row[`${name}_dictText`]} />
      {addressOf && (
        <Link className="part-all" to={addressOf.one(id)}>
          {say(User.label)}
        </Link>
      )}
    </>
  )
}

/** As whom somebody signs in, and as what. */
export function StaffAccount(props: PartProps) {
  const say = useSay()
  const { userId } = props.row
  if (typeof userId !== 'string' || !userId)
    return (
      <>
        <p className="quiet">{say(words.noAccount)}</p>
        <OpenAccount {...props} />
      </>
    )
  return <Account id={userId} />
}
