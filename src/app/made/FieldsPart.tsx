import { madeName } from '../../contract/made/made-name'
import { Link } from '../design/Link'
import { useDict, wordsFor } from '../fields/choice/use-dict'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import type { PartProps } from '../record-page/record-page'
import { useSession } from '../session/session'
import { useNounAddress } from '../shell/use-noun-address'
import { definitionIn, linesOf } from './made-lines'
import { sourceIn, useSources } from './use-sources'
import { words } from './words'

/** The fields of a kind of records, to be read, and the way to its records. */
export function FieldsPart({ row }: PartProps) {
  const say = useSay()
  const isEnglish = useLanguage((state) => state.language) === 'en'
  const kinds = useDict('made_kind')
  const definition = definitionIn(row.definition)
  const tenant = useSession((state) => Number(state.tenant))
  const sources = useSources()
  const addressOf = useNounAddress(madeName(tenant, String(row.code)))
  return (
    <>
      <ol>
        {(definition ? linesOf(definition) : []).map((line) => (
          <li key={line.id} className={line.retired ? 'quiet' : undefined}>
            <strong>{isEnglish ? (line.captionEn ?? line.caption) : line.caption}</strong> {wordsFor(kinds, [line.kind])}{' '}
            <span className="quiet">
              {[
                line.of && say(sourceIn(sources, line.of)),
                line.required && say(words.required),
                line.unique && say(words.unique),
                line.retired && say(words.retired),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      {addressOf && (
        <Link className="part-all" to={addressOf.all({})}>
          {say(words.open)}
        </Link>
      )}
    </>
  )
}
