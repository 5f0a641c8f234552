import { useEffect, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { toast } from '../../design/overlay/toast'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { accountWords } from '../../language/account-words'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useAnswer } from '../../resource/use-answer'
import { loadPermissions } from '../../session/load-permissions'
import { departmentsOfMine, selectDepartment } from '../../session/login'
import { useSession } from '../../session/session'
import { explain } from '../../wire/explain'
import { openAccountSheet } from './account'
import { ChoiceList } from './ChoiceList'

const close = () => openAccountSheet(undefined)

/** Switches the department the person works in. Somebody without any is told so, and the sheet closes. */
export function DepartmentSheet() {
  const say = useSay()
  const username = useSession((state) => state.person?.username ?? '')
  const mine = useAnswer({ queryKey: ['my-departments'], queryFn: departmentsOfMine, staleTime: 0 })
  const [picked, setPicked] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const none = mine.data?.list.length === 0
  useEffect(() => {
    if (!none) return
    toast(say('noDepartment'), { tone: 'bad' })
    close()
  }, [none, say])
  const chosen = picked ?? mine.data?.orgCode ?? undefined
  const confirm = async () => {
    if (!chosen) return setWrong(true)
    try {
      await selectDepartment(chosen, username)
      await loadPermissions()
      toast(say(accountWords.departmentSwitched))
      close()
    } catch (error) {
      toast(explain(error, currentLanguage()), { tone: 'bad' })
    }
  }
  return (
    <Sheet
      open
      width={450}
      title={say('switchDepartment')}
      onClose={close}
      footer={
        <BigButton look="main" wide onClick={() => void confirm()}>
          {say('switchDepartment')}
        </BigButton>
      }
    >
      {mine.isPending && <Skeleton rows={3} height={56} />}
      {mine.isError && (
        <StateView kind="error" title={say('loadFailed')}>
          {explain(mine.error, currentLanguage())}
        </StateView>
      )}
      {mine.data && (
        <ChoiceList
          label={say('switchDepartment')}
          choices={mine.data.list.map((department) => ({ value: department.orgCode, text: department.departName }))}
          chosen={chosen}
          onChoose={setPicked}
        />
      )}
      {isWrong && (
        <p className="field-problem" role="alert">
          {say(accountWords.chooseDepartment)}
        </p>
      )}
    </Sheet>
  )
}
