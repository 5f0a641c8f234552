import { useMemo } from 'react'
import { useNow } from '../clock/use-now'
import { enumerate } from '../language/enumerate'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useSession } from '../session/session'
import { useCan } from '../session/use-can'
import { goToPart } from './go-to-part'
import type { Banner, PagePart, PartProps, RecordPage } from './record-page'
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
function BannerLine({ banner, within: Within, ...props }: PartProps & { banner: Banner; within: PagePart | undefined }) {
  const say = useSay()
  const { tone, icon: Icon, title, words: second, part } = banner
  const values = useBannerValues(banner.values)
  return (
    <div role="note" className="record-banner" data-tone={tone}>
      <Icon size={32} aria-hidden />
      <div>
        <strong>{say(title, values)}</strong>
        {second && <p>{typeof second === 'string' ? second : say(second)}</p>}
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

/** What must be seen before anything else of a record. Grave ones first. */
export function Banners({ page, resource, row }: PartProps & { page: RecordPage }) {
  const { banners = [], inBanners = {} } = page
  const can = useCan()
  const today = useNow().slice(0, 10)
  const told = banners.filter(({ needs }) => !needs || can(needs)).flatMap(({ of }) => of(row, today) ?? [])
  return told
    .toSorted((one, two) => Number(two.tone === 'bad') - Number(one.tone === 'bad'))
    .map((banner) => <BannerLine key={banner.title.en} {...{ banner, resource, row }} within={inBanners[banner.name ?? '']} />)
}
