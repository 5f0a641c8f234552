import { useId, useState } from 'react'
import { checkFields, type Problems } from '../../contract/check'
import type { Move } from '../../contract/flow'
import type { Resource } from '../../contract/resource'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/Sheet'
import { FieldFrame } from '../fields/FieldFrame'
import { FieldInput } from '../fields/FieldInput'
import { FileHomeContext } from '../fields/file-home'
import { useSay } from '../language/use-say'
import { innerProblems } from './form-values'
import type { Values } from './row'
import { useKeptValues } from './use-kept-values'

type Props = {
  resource: Resource
  move: Move
  /** Under which what is entered is kept until the move is made. */
  draft: string
  busy: boolean
  onClose: () => void
  /** Answers whether the move was made. */
  onMake: (patch: Values) => Promise<boolean>
}

/** What a move of a flow asks of the person before it is made. */
export function MoveSheet({ resource, move, draft, busy, onClose, onMake }: Props) {
  const say = useSay()
  const form = useId()
  const asked = Object.fromEntries(Object.entries(resource.fields).filter(([name]) => move.asks?.includes(name)))
  const start = Object.fromEntries(Object.entries(asked).map(([name, facts]) => [name, facts.initial ?? null]))
  const { values, set, drop } = useKeptValues(resource, draft, start)
  const [problems, setProblems] = useState<Problems>({})
  const make = async () => {
    const wrong = checkFields(asked, values, 'whole')
    setProblems(wrong)
    if (Object.keys(wrong).length === 0 && (await onMake(values))) await drop()
  }
  return (
    <Sheet
      open
      title={say(move.label)}
      onClose={onClose}
      footer={
        <>
          <BigButton onClick={onClose}>{say('cancel')}</BigButton>
          <BigButton look="main" disabled={busy} onClick={() => void make()}>
            {say(move.label)}
          </BigButton>
        </>
      }
    >
      <FileHomeContext value={{ noun: resource.name }}>
        {Object.entries(asked).map(([name, facts]) => {
          const id = `${form}-${name}`
          return (
            <FieldFrame key={name} id={id} facts={facts} problem={problems[name]}>
              <FieldInput
                id={id}
                facts={facts}
                value={values[name]}
                invalid={name in problems}
                describedBy={name in problems ? `${id}-problem` : undefined}
                inner={innerProblems(problems, name)}
                onChange={(value) => set(name, value)}
              />
            </FieldFrame>
          )
        })}
      </FileHomeContext>
    </Sheet>
  )
}
