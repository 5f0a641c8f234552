import { label } from '../../../contract/label'
import { saidIn } from '../../../contract/said-in'
import { AnnouncementSend } from '../../../contract/system/announcement-send'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import type { ViewRow } from '../../resource/row'
import { NoticeText } from '../NoticeText'
import { ReadersPart } from './ReadersPart'
import '../history/notices.css'
import '../../resource/record/record-part.css'

const title = label('读者看到的内容', 'As it is read')

/** What the record of a notice shows below its fields: its content as its readers see it, and who has read it. */
export function AnnouncementPart({ row }: { row: ViewRow }) {
  const say = useSay()
  const msgContent = saidIn(
    AnnouncementSend.fields,
    row,
    'msgContent',
    useLanguage((state) => state.language),
  )
  return (
    <>
      {typeof msgContent === 'string' && msgContent !== '' && (
        <section className="record-part" aria-label={say(title)}>
          <h3>{say(title)}</h3>
          <NoticeText html={msgContent} />
        </section>
      )}
      <ReadersPart row={row} />
    </>
  )
}
