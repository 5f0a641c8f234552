import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { accountWords } from '../../language/account-words'
import { useSay } from '../../language/use-say'
import { choicesOf } from '../../session/login'
import type { DepartmentChoice, LoginResult, TenantChoice } from '../../session/person'
import { ChoiceList } from '../account/ChoiceList'

type Props = { result: LoginResult; onChosen: (chosen: { tenant?: TenantChoice; department?: DepartmentChoice }) => void }

/** What somebody who belongs to several houses or departments chooses before going in. */
export function LoginChoice({ result, onChosen }: Props) {
  const say = useSay()
  const { departments, tenants } = choicesOf(result)
  const [tenant, setTenant] = useState<string>()
  const [department, setDepartment] = useState<string>()
  const ready = (tenants.length === 0 || tenant) && (departments.length === 0 || department)
  const enter = () =>
    onChosen({
      tenant: tenants.find((choice) => String(choice.id) === tenant),
      department: departments.find((choice) => choice.orgCode === department),
    })
  return (
    <div className="stack">
      {tenants.length > 0 && (
        <>
          <h2>{say(accountWords.chooseHouse)}</h2>
          <ChoiceList
            label={say(accountWords.chooseHouse)}
            choices={tenants.map(({ id, name }) => ({ value: String(id), text: name }))}
            chosen={tenant}
            onChoose={setTenant}
          />
        </>
      )}
      {departments.length > 0 && (
        <>
          <h2>{say(accountWords.chooseDepartment)}</h2>
          <ChoiceList
            label={say(accountWords.chooseDepartment)}
            choices={departments.map(({ orgCode, departName }) => ({ value: orgCode, text: departName }))}
            chosen={department}
            onChoose={setDepartment}
          />
        </>
      )}
      <BigButton look="main" wide disabled={!ready} onClick={enter}>
        {say('signIn')}
      </BigButton>
    </div>
  )
}
