import type { FieldFacts } from '../../../contract/field'
import { MarkdownText } from '../../blocks/markdown/MarkdownText'
import { RichText } from '../../blocks/rich-text/RichText'
import '../inputs.css'

/** A formatted note as it is read in a record. */
export function FormattedValue({ facts, text }: { facts: FieldFacts; text: string }) {
  if (facts.code) return <pre className="code">{text}</pre>
  return facts.html ? <RichText html={text} /> : <MarkdownText text={text} />
}
