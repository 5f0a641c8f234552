import { saidIn } from '../../../contract/said-in'
import { AnnouncementSend } from '../../../contract/system/announcement-send'
import { asText } from '../../fields/field-input'
import { useLanguage } from '../../language/language'
import { usePersonName } from '../../language/use-person-name'
import { useSay } from '../../language/use-say'
import type { PartProps } from '../../record-page/record-page'
import { RecordForm } from '../../resource/form/RecordForm'
import { useRowVerbs } from '../../resource/record/use-row-verbs'
import { PhonePreview } from '../author/PhonePreview'
import { words as notices } from '../words'

const nothing = () => undefined

/** A draft is written here; of what was sent it shows what its readers see. */
export function TextPart({ resource, row }: PartProps) {
  const say = useSay()
  const nameOf = usePersonName()
  const language = useLanguage((state) => state.language)
  const mayEdit = useRowVerbs(resource, row).includes('edit')
  if (mayEdit) return <RecordForm key={`${row.id} ${row.rev}`} resource={resource} row={row} onSaved={nothing} onCancel={nothing} />
  const said = (field: 'titile' | 'msgContent') => asText(saidIn(AnnouncementSend.fields, row, field, language))
  const sender = nameOf(asText(row.sender) || null, row.sender_dictText)
  return (
    <PhonePreview
      title={said('titile')}
      html={said('msgContent') || asText(row.msgAbstract)}
      priority={asText(row.priority)}
      category={asText(row.msgCategory)}
      by={say(notices.from, { sender, time: asText(row.sendTime).slice(0, 16) })}
    />
  )
}
