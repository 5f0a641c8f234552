import type { Label } from '../../../contract/label'
import { asText } from '../../fields/field-input'
import { usePersonName } from '../../language/use-person-name'
import { useSay } from '../../language/use-say'
import type { PartProps } from '../../record-page/record-page'
import { words } from '../author/words'
import '../author/author.css'

/** What became of a notice, the latest first. */
export function NoticeHistory({ row }: PartProps) {
  const say = useSay()
  const nameOf = usePersonName()
  const steps: readonly (readonly [at: unknown, what: Label, who: string])[] = [
    [row.createTime, words.written, nameOf(row.createBy, row.createBy_dictText)],
    [row.sendTime, words.published, nameOf(asText(row.sender) || null, row.sender_dictText)],
    [row.startTime, words.shown, ''],
    [row.remindTime, words.remindedAt, ''],
    [row.cancelTime, words.revoked, ''],
    [row.sendStatus === '1' ? row.endTime : null, words.over, ''],
  ]
  const known = steps.flatMap(([at, what, who]) => (at ? [{ at: asText(at).slice(0, 16), what, who }] : []))
  known.sort((one, two) => (one.at < two.at ? 1 : -1))
  return (
    <ol className="notice-history">
      {known.map(({ at, what, who }) => (
        <li key={what.zh}>
          <span>
            {say(what, { count: row.reminders })} <span className="quiet">{who}</span>
          </span>
          <span className="quiet figures">{at}</span>
        </li>
      ))}
    </ol>
  )
}
