import { RichText } from '../../blocks/rich-text/RichText'
import { useDict, wordsFor } from '../../fields/choice/use-dict'
import { useSay } from '../../language/use-say'
import { PrioritySign } from '../PrioritySign'
import { words } from './words'
import '../history/notices.css'
import './author.css'

type Props = {
  title: string
  html: string
  priority: string | null | undefined
  category: string | null | undefined
  /** Who sent it and when. */
  by: string
}

/** A notice as it is read on a phone. */
export function PhonePreview({ title, html, priority, category, by }: Props) {
  const say = useSay()
  const kinds = useDict('msg_category')
  return (
    <section className="phone-preview" aria-label={say(words.previewTitle)}>
      <h3>{title || <span className="quiet">{say(words.noTitle)}</span>}</h3>
      <p className="notice-by">
        <PrioritySign priority={priority} />
        <span className="quiet">{wordsFor(kinds, [category ?? ''])}</span>
        <span className="quiet figures">{by}</span>
      </p>
      {html ? <RichText html={html} /> : <p className="quiet">{say(words.noText)}</p>}
    </section>
  )
}
