import { useEffect, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { toast } from '../../design/overlay/toast'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { accountWords } from '../../language/account-words'
import { currentLanguage, useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useAnswer } from '../../resource/use-answer'
import type { DepartmentChoice } from '../../session/person'
import { ChoiceList } from '../../shell/account/ChoiceList'
import { explain } from '../../wire/explain'

/** Departments somebody may work in, and the code of the one they work in. */
export type OwnDepartments = { readonly list: readonly DepartmentChoice[]; readonly orgCode: string | null }

type Props = {
  readonly onClose: () => void
  /** Asks for the departments. */
  readonly load: () => Promise<OwnDepartments>
  /** Switches to the one with a code. What it throws is told, and nothing closes. */
  readonly onSwitch: (orgCode: string) => Promise<void>
}

/** Pixels. */
const width = 450

type Shown = {
  readonly mine: OwnDepartments
  readonly picked: string | undefined
  readonly isWrong: boolean
  readonly onPick: (orgCode: string) => void
}

function Choices({ mine, picked, isWrong, onPick }: Shown) {
  const say = useSay()
  const choices = mine.list.map(({ orgCode, departName }) => ({ value: orgCode, text: departName }))
  return (
    <>
      <ChoiceList
        label={say(accountWords.switchDepartment)}
        choices={choices}
        chosen={picked ?? (mine.orgCode || undefined)}
        onChoose={onPick}
      />
      {isWrong && (
        <p className="field-problem" role="alert">
          {say(accountWords.chooseDepartment)}
        </p>
      )}
    </>
  )
}

/** Switches the department somebody works in, and closes. Somebody without any is told so, and it closes at once. */
export function DepartmentSwitch({ onClose, load, onSwitch }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const mine = useAnswer({ queryKey: ['my-departments'], queryFn: load, staleTime: 0, gcTime: 0, retry: false })
  const [picked, setPicked] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isNone = mine.data?.list.length === 0
  useEffect(() => {
    if (!isNone) return
    toast(say('noDepartment'), { tone: 'bad' })
    onClose()
  }, [isNone, say, onClose])
  const confirm = async () => {
    const chosen = picked ?? mine.data?.orgCode
    if (!chosen) return setWrong(true)
    setBusy(true)
    try {
      await onSwitch(chosen)
      toast(say(accountWords.departmentSwitched))
      onClose()
    } catch (error) {
      toast(explain(error, currentLanguage()), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      {...{ width, onClose }}
      title={say(accountWords.switchDepartment)}
      footer={
        <BigButton look="main" wide disabled={isBusy || !mine.data} onClick={() => void confirm()}>
          {say(accountWords.switchDepartment)}
        </BigButton>
      }
    >
      {mine.isPending && <Skeleton rows={3} height={56} />}
      {mine.isError && (
        <StateView
          kind="error"
          title={say('loadFailed')}
          action={<BigButton onClick={() => void mine.refetch()}>{say('tryAgain')}</BigButton>}
        >
          {explain(mine.error, language)}
        </StateView>
      )}
      {mine.data && !isNone && <Choices mine={mine.data} {...{ picked, isWrong }} onPick={setPicked} />}
    </Sheet>
  )
}
