import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { asList } from '../../../contract/fields/as-list'
import { BigButton } from '../../design/BigButton'
import { Chip } from '../../design/Chip'
import { ChipGroup } from '../../entry/ChipGroup'
import { useDict } from '../../fields/choice/use-dict'
import { asText } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { FieldRow } from '../../resource/form/FieldRow'
import { FormNotices } from '../../resource/form/LinesForm'
import { useRecordForm } from '../../resource/form/use-record-form'
import { useOnline } from '../../resource/use-local'
import { useCan } from '../../session/use-can'
import type { WholeForm } from '../../shell/product'
import { AudiencePick } from './AudiencePick'
import { PhonePreview } from './PhonePreview'
import { send } from './send'
import { usePeople } from './use-audience'
import { words } from './words'
import '../../record-page/record-page.css'
import './author.css'

type FormState = ReturnType<typeof useRecordForm>
type LineProps = { resource: WholeForm['resource']; state: FormState }

const rare = ['msgCategory', 'msgAbstract', 'endTime', 'openType', 'openPage', 'busId', 'titleInPush']
const meaning = { L: words.low, M: words.middle, H: words.high } as const

function Line({ resource, state, name }: LineProps & { name: string }) {
  const facts = resource.fields[name]
  const { form, control, problems } = state
  return facts ? <FieldRow {...{ form, control, problems, name, facts }} /> : null
}

/** From when it is shown: from its sending, or from a moment somebody names. */
function WhenPick(props: LineProps) {
  const say = useSay()
  const { field } = useController({ control: props.state.control, name: 'startTime' })
  const [isLater, setLater] = useState(Boolean(field.value))
  const choose = (wanted: boolean) => {
    setLater(wanted)
    if (!wanted) field.onChange(null)
  }
  return (
    <>
      <ChipGroup
        title={say(words.when)}
        options={[
          { value: 'now', text: say(words.now) },
          { value: 'later', text: say(words.later) },
        ]}
        chosen={isLater ? 'later' : 'now'}
        onChoose={(value) => choose(value === 'later')}
      />
      {isLater && <Line {...props} name="startTime" />}
    </>
  )
}

/** How pressing it is, and what that does. */
function PriorityPick({ state }: LineProps) {
  const say = useSay()
  const options = useDict('priority')
  const { field } = useController({ control: state.control, name: 'priority' })
  const value = asText(field.value)
  return (
    <>
      <ChipGroup title={say(words.priority)} options={options} chosen={value} onChoose={field.onChange} />
      {value in meaning && <p className="quiet">{say(meaning[value as keyof typeof meaning])}</p>}
    </>
  )
}

/** What is seldom said. It lies open where something of it is wrong. */
function RareLines(props: LineProps) {
  const say = useSay()
  const isWrong = rare.some((name) => name in props.state.problems)
  return (
    <details className="author-more" {...(isWrong && { open: true })}>
      <summary>{say(words.more)}</summary>
      {rare.map((name) => (
        <Line key={name} {...props} name={name} />
      ))}
    </details>
  )
}

/** What is chosen of the form, followed as it changes. */
function useWritten({ control }: FormState) {
  const [titile, msgContent, priority, msgCategory, msgType, userIds, startTime] = useWatch({
    control,
    name: ['titile', 'msgContent', 'priority', 'msgCategory', 'msgType', 'userIds', 'startTime'],
  })
  return {
    preview: { title: asText(titile), html: asText(msgContent), priority: asText(priority), category: asText(msgCategory) },
    audience: { msgType: asText(msgType) || 'ALL', userIds: asList(userIds) },
    startTime: asText(startTime) || null,
  }
}
type Written = ReturnType<typeof useWritten>

/** Saves it, and where that was wanted sends it as it was saved. */
function useAuthor(props: WholeForm) {
  const written = useRef<Written>(undefined)
  const isSending = useRef(false)
  const onSaved = async (id: string) => {
    const now = written.current
    if (isSending.current && now) await send({ id, title: now.preview.title, startTime: now.startTime, ...now.audience })
    isSending.current = false
    props.onSaved(id)
  }
  const state = useRecordForm({ ...props, onSaved: (id) => void onSaved(id) })
  const submit = (sends: boolean) => {
    isSending.current = sends
    void state.submit()
  }
  return { state, written, submit }
}

type FootProps = {
  readonly people: number | undefined
  readonly busy: boolean
  readonly submit: (sends: boolean) => void
  /** Gives up a new notice; a draft is left like any record. */
  readonly onCancel?: (() => void) | undefined
}

function Foot({ people, busy, submit, onCancel }: FootProps) {
  const say = useSay()
  const isOnline = useOnline()
  const maySend = useCan()('announcement:publish')
  return (
    <div className="form-end">
      {onCancel && <BigButton onClick={onCancel}>{say('cancel')}</BigButton>}
      <BigButton look={maySend ? 'plain' : 'main'} type="submit" disabled={busy}>
        {say(words.saveDraft)}
      </BigButton>
      {maySend && (
        <BigButton
          look="main"
          disabled={busy || !isOnline || people === 0}
          icon={<Send size={18} aria-hidden />}
          onClick={() => submit(true)}
        >
          {people === undefined ? say(words.sendUncounted) : say(words.send, { people })}
        </BigButton>
      )}
    </div>
  )
}

function Writing({ resource, state, written, people }: LineProps & { written: Written; people: number | undefined }) {
  const msgType = useController({ control: state.control, name: 'msgType' }).field
  const userIds = useController({ control: state.control, name: 'userIds' }).field
  return (
    <div className="author-text">
      <FormNotices resource={resource} state={state} />
      <Line {...{ resource, state }} name="titile" />
      <Line {...{ resource, state }} name="msgContent" />
      <AudiencePick
        form={state.form}
        audience={written.audience}
        people={people}
        problems={state.problems}
        onChange={(audience) => {
          msgType.onChange(audience.msgType)
          userIds.onChange([...audience.userIds])
        }}
      />
      <WhenPick {...{ resource, state }} />
      <PriorityPick {...{ resource, state }} />
      <RareLines {...{ resource, state }} />
    </div>
  )
}

/** Writing a notice beside what its readers will see; in a hand the preview is a step of its own. */
export function AnnouncementAuthor(props: WholeForm) {
  const say = useSay()
  const { state, written: last, submit } = useAuthor(props)
  const written = useWritten(state)
  last.current = written
  const people = usePeople(written.audience)
  const [step, setStep] = useState<'write' | 'preview'>('write')
  return (
    <form
      className="record-form author"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(false)
      }}
    >
      <fieldset className="chips author-steps" aria-label={say(words.steps)}>
        {(['write', 'preview'] as const).map((one) => (
          <Chip key={one} chosen={step === one} onToggle={() => setStep(one)}>
            {say(words[one])}
          </Chip>
        ))}
      </fieldset>
      <div className="author-columns" data-step={step}>
        <Writing resource={props.resource} {...{ state, written, people }} />
        <PhonePreview {...written.preview} by={say(words.you)} />
      </div>
      <Foot people={people} busy={state.isSubmitting} submit={submit} onCancel={props.row ? undefined : props.onCancel} />
    </form>
  )
}
