import { Check, Minus } from 'lucide-react'
import type { FieldFacts, Fields } from '../../contract/field'
import { asList } from '../../contract/fields/as-list'
import { RefAvatar } from '../avatar/RefAvatar'
import { lazyPart } from '../design/lazy-part'
import { Sign } from '../design/Sign'
import { Suspense } from '../design/Suspense'
import { enumerate } from '../language/enumerate'
import { useLanguage } from '../language/language'
import { usePersonName } from '../language/use-person-name'
import { useSay } from '../language/use-say'
import { unknownTitle, useTitles } from '../resource/use-titles'
import { useCan } from '../session/use-can'
import { useProduct } from '../shell/product'
import { useOptions, wordsFor } from './choice/use-dict'
import { asText, isGiven } from './field-input'
import { PhotosValue } from './PhotosValue'
import { plainValue, toldWords } from './plain-value'
import { TextValue } from './text/TextValue'
import './inputs.css'

type Props = { facts: FieldFacts; value: unknown /** What the server says the value means, as `<field>_dictText`. */; words?: unknown }

const listed = (facts: FieldFacts, value: unknown) =>
  facts.kind === 'dicts' || facts.kind === 'refs' ? asList(value) : [asText(value)].filter(Boolean)

function DictValue({ facts, value, words }: Props) {
  const options = useOptions(facts)
  const values = listed(facts, value)
  if (values.length === 0) return null
  return options.length > 0 ? wordsFor(options, values) : toldWords(facts, asText(words)) || enumerate(values)
}

function AskedRef({ facts, value, words }: Props) {
  const ids = listed(facts, value)
  const isTold = useCan()(`${facts.noun}:list`)
  const titles = useTitles(facts.noun, words || !isTold ? [] : ids)
  return enumerate(ids.map((id) => titles[id] ?? unknownTitle))
}

/** What the server has told is said at once; only for what it has not told is anything followed. */
const RefWords = (props: Props) => toldWords(props.facts, asText(props.words)) || <AskedRef {...props} />

/** A reference by the title of what it names, with the face of that where it is known by one. */
function RefValue(props: Props) {
  const { facts, value, words } = props
  const resource = useProduct().catalogue.resources[facts.noun ?? '']
  const id = asText(value)
  if (!resource?.avatar || facts.kind !== 'ref' || !id) return <RefWords {...props} />
  return (
    <span className="with-avatar">
      <RefAvatar resource={resource} id={id} name={asText(words)} />
      <span>
        <RefWords {...props} />
      </span>
    </span>
  )
}

/** What nobody has answered is no "no". */
function YesValue({ value }: Props) {
  const say = useSay()
  if (typeof value !== 'boolean') return null
  return value === true ? (
    <Sign tone="good" icon={<Check size={14} aria-hidden />}>
      {say('yes')}
    </Sign>
  ) : (
    <Sign icon={<Minus size={14} aria-hidden />}>{say('no')}</Sign>
  )
}

/** The fields of an entry that hold something. */
const given = (fields: Fields, entry: Readonly<Record<string, unknown>>) => Object.entries(fields).filter(([name]) => isGiven(entry[name]))

function EntriesValue({ facts, value }: Props) {
  const say = useSay()
  const entries: readonly Record<string, unknown>[] = Array.isArray(value) ? value : []
  return (
    <ol className="entries-read">
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only read here and have no name of their own
        <li key={at}>
          {given(facts.of ?? {}, entry).map(([name, inner]) => (
            <span key={name}>
              <span className="quiet">{say(inner.label)} </span>
              <FieldValue facts={inner} value={entry[name]} />{' '}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

const RegionName = lazyPart(() => import('./choice/RegionValue').then((file) => file.RegionValue))
const Attachments = lazyPart(() => import('../files/attachment/AttachmentsValue').then((file) => file.AttachmentsValue))

/** The server has told what a region is called; on a device alone the names are fetched once. */
function RegionValue({ value, words }: Props) {
  const code = asText(value)
  return asText(words) || (code && <Suspense fallback={code}>{<RegionName code={code} />}</Suspense>)
}

function AccountValue({ value, words }: Props) {
  return usePersonName()(value, words)
}

/** A value as a person reads it, in a cell, on a card or in a record. */
export function FieldValue(props: Props) {
  const language = useLanguage((state) => state.language)
  if (props.facts.account) return isGiven(props.value) ? <AccountValue {...props} /> : null
  switch (props.facts.kind) {
    case 'dict':
    case 'dicts':
      return <DictValue {...props} />
    case 'ref':
    case 'refs':
      return <RefValue {...props} />
    case 'boolean':
      return <YesValue {...props} />
    case 'photos':
    case 'signature':
      return <PhotosValue facts={props.facts} value={props.value} />
    case 'entries':
      return <EntriesValue {...props} />
    case 'region':
      return <RegionValue {...props} />
    case 'attachments':
      return (
        <Suspense>
          <Attachments value={props.value} />
        </Suspense>
      )
    case 'json':
      return <pre className="code">{JSON.stringify(props.value, null, 2)}</pre>
    default: {
      const stored = (props.facts.english && props.words) || props.value
      return <TextValue facts={props.facts} text={plainValue(props.facts, stored, language)} stored={stored} />
    }
  }
}
