import { useNow } from '../clock/use-now'
import { useCan } from '../session/use-can'
import { BannerLine } from './BannerLine'
import type { PartProps, RecordPage } from './record-page'

/** What must be seen before anything else of a record. Grave ones first. */
export function Banners({ page, resource, row }: PartProps & { page: RecordPage }) {
  const { banners = [], bannerParts = [], inBanners = {} } = page
  const can = useCan()
  const today = useNow().slice(0, 10)
  const told = banners.filter(({ needs }) => !needs || can(needs)).flatMap(({ of }) => of(row, today) ?? [])
  return (
    <>
      {told
        .toSorted((one, two) => Number(two.tone === 'bad') - Number(one.tone === 'bad'))
        .map((banner) => (
          <BannerLine key={banner.title.en} {...{ banner, resource, row }} within={inBanners[banner.name ?? '']} />
        ))}
      {bannerParts.map((Drawn, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the banners of a page keep their places
        <Drawn key={at} {...{ resource, row }} />
      ))}
    </>
  )
}
