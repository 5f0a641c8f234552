import { useMemo } from 'react'
import { enumerate } from '../language/enumerate'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useSession } from '../session/session'
import { goToPart } from './go-to-part'
import type { Banner, PagePart, PartProps } from './record-page'
import { words } from './words'

/** What is filled into a banner, with dictionary values in their words. */
function useBannerValues(values: Banner['values']): Readonly<Record<string, string | number>> {
  const dictionaries = useSession((state) => state.dictionaries)
  const language = useLanguage((state) => state.language)
  return useMemo(() => {
    const wordOf = (dict: string, value: string) => {
      const item = dictionaries[dict]?.find((one) => one.value === value)
      return (language === 'en' && item?.textEn) || item?.text || value
    }
    return Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [
        name,
        typeof value === 'object' ? enumerate(value.values.map((one) => wordOf(value.dict, one))) : value,
      ]),
    )
  }, [values, dictionaries, language])
}

/** One banner. It tells who hears the page before anything else of the record. */
export function BannerLine({ banner, within: Within, ...props }: PartProps & { banner: Banner; within?: PagePart | undefined }) {
  const say = useSay()
  const { tone, icon: Icon, title, words: second, part } = banner
  const values = useBannerValues(banner.values)
  return (
    <div role="note" className="record-banner" data-tone={tone}>
      <Icon size={32} aria-hidden />
      <div>
        <strong>{say(title, values)}</strong>
        {second && <p>{typeof second === 'string' ? second : say(second, values)}</p>}
        {Within && <Within {...props} />}
      </div>
      {part && (
        <button type="button" onClick={({ currentTarget }) => goToPart(currentTarget.closest('.record'), part)}>
          {say(words.toPart)}
        </button>
      )}
    </div>
  )
}
