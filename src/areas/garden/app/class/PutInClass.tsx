import { School } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { toast } from '../../../../app/design/overlay/toast'
import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { asText } from '../../../../app/fields/field-input'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useSave } from '../../../../app/resource/form/use-save'
import { useCan } from '../../../../app/session/use-can'
import { explain } from '../../../../app/wire/explain'
import { asList } from '../../../../contract/fields/as-list'
import { label } from '../../../../contract/label'
import { Staff } from '../../../staff/published/staff'
import { Class, classState } from '../../published/class'

const words = {
  put: label('安排到班级', 'Put in a class'),
  putOf: label('安排{name}到班级', 'Put {name} in a class'),
  as: label('担任', 'As'),
  where: label('哪个班', 'Which class'),
  inPlaceOf: label('将接替{name}', '{name} will be replaced'),
  done: label('{name}已安排到{place}', '{name} is in {place} now'),
  confirm: label('安排', 'Put in the class'),
}

const posts = ['headTeacherId', 'teacherIds', 'nurseAideId'] as const
type Post = (typeof posts)[number]
/** As what somebody of a post is put in a class, unless it is said otherwise. */
const usual: Readonly<Record<string, Post>> = { headTeacher: 'headTeacherId', nurseAide: 'nurseAideId' }

type Chosen = { readonly post: Post; readonly classId: string }

function PutSheet({ row, close }: { row: PartProps['row']; close: () => void }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const classes = (useCopiedRows(Class) ?? []).filter(({ status }) => status === classState.running)
  const staff = useCopiedRows(Staff)
  const { save } = useSave(Class)
  const [{ post, classId }, choose] = useState<Chosen>({ post: usual[asText(row.post)] ?? 'teacherIds', classId: '' })
  const name = asText(row.name)
  const chosen = classes.find(({ id }) => id === classId)
  const before = chosen && post !== 'teacherIds' ? asText(chosen[post]) : ''
  const replaced = before !== row.id ? staff?.find(({ id }) => id === before)?.name : undefined
  const put = async () => {
    if (!chosen) return
    const patch =
      post === 'teacherIds' ? { teacherIds: [...asList(chosen.teacherIds).filter((id) => id !== row.id), row.id] } : { [post]: row.id }
    try {
      await save({ row: chosen, patch })
      toast(say(words.done, { name, place: chosen.name }))
      close()
    } catch (error) {
      toast(explain(error, language), { tone: 'bad' })
    }
  }
  return (
    <Sheet
      open
      title={say(words.putOf, { name })}
      onClose={close}
      footer={
        <BigButton look="main" wide disabled={!chosen} onClick={() => void put()}>
          {say(words.confirm)}
        </BigButton>
      }
    >
      <ChipGroup
        title={say(words.as)}
        options={posts.map((value) => ({ value, text: say(Class.fields[value].label) }))}
        chosen={post}
        onChoose={(value) => choose({ classId, post: posts.find((one) => one === value) ?? post })}
      />
      <ChipGroup
        title={say(words.where)}
        options={classes.map(({ id, name: text }) => ({ value: id, text }))}
        chosen={classId}
        onChoose={(value) => choose({ post, classId: value })}
      />
      {replaced && <p role="status">{say(words.inPlaceOf, { name: replaced })}</p>}
    </Sheet>
  )
}

/** Gives somebody who works here a class. */
export function PutInClass({ row }: PartProps) {
  const say = useSay()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('class:edit')) return null
  return (
    <>
      <BigButton icon={<School size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(words.put)}
      </BigButton>
      {isOpen && <PutSheet row={row} close={() => setOpen(false)} />}
    </>
  )
}
