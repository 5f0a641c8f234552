import { Plus, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import type { Problem } from '../../contract/check'
import { BigButton } from '../design/BigButton'
import { formWords } from '../language/form-words'
import { useSay } from '../language/use-say'
import { FieldFrame } from './FieldFrame'
import { type FieldInputProps, type FieldInputs, startOf } from './field-input'
import './inputs.css'

type Entry = Readonly<Record<string, unknown>>
const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value : [])

const blank = (facts: FieldInputProps['facts']): Entry =>
  Object.fromEntries(Object.entries(facts.of ?? {}).map(([name, inner]) => [name, startOf(inner)]))

type EntryProps = {
  input: FieldInputProps
  entry: Entry
  at: number
  inputs: FieldInputs
  onChange: (entry: Entry) => void
  onRemove: () => void
}

function OneEntry({ input, entry, at, inputs, onChange, onRemove }: EntryProps) {
  const say = useSay()
  return (
    <li className="card entry">
      {Object.entries(input.facts.of ?? {}).map(([name, facts]) => {
        const Input = inputs[facts.kind]
        const problem: Problem | undefined = input.inner?.[`${at}.${name}`]
        const id = `${input.id}-${at}-${name}`
        return (
          <Fragment key={name}>
            <FieldFrame id={id} facts={facts} problem={problem}>
              <Input
                id={id}
                facts={facts}
                value={entry[name] ?? null}
                disabled={input.disabled}
                invalid={problem !== undefined}
                describedBy={problem && `${id}-problem`}
                onChange={(value) => onChange({ ...entry, [name]: value })}
              />
            </FieldFrame>
          </Fragment>
        )
      })}
      {!input.disabled && (
        <BigButton look="quiet" icon={<Trash2 aria-hidden size={18} />} onClick={onRemove}>
          {say(formWords.removeEntry, { at: at + 1 })}
        </BigButton>
      )}
    </li>
  )
}

/** A short list of small records inside a row. The inputs of its fields are those of the surrounding face. */
export function EntriesInput({ inputs, ...input }: FieldInputProps & { inputs: FieldInputs }) {
  const say = useSay()
  const entries = entriesOf(input.value)
  const replace = (at: number, entry: Entry) => input.onChange(entries.map((old, index) => (index === at ? entry : old)))
  return (
    <fieldset id={input.id} className="plain-set" tabIndex={-1} aria-label={say(input.facts.label)}>
      <ol className="entries">
        {entries.map((entry, at) => (
          <OneEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own; their place is what they are known by
            key={at}
            {...{ input, entry, at, inputs }}
            onChange={(next) => replace(at, next)}
            onRemove={() => input.onChange(entries.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      {!input.disabled && entries.length < input.facts.max && (
        <BigButton icon={<Plus aria-hidden size={18} />} onClick={() => input.onChange([...entries, blank(input.facts)])}>
          {say(formWords.addEntry)}
        </BigButton>
      )}
    </fieldset>
  )
}
