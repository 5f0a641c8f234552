import { Building2, FileBadge, Images, MapPin, Ruler } from 'lucide-react'
import type { Banner } from '../../../../app/record-page/record-page'
import { defineRecordPage } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { KindergartenProfile } from '../../published/kindergarten-profile'
import { HousePlace } from './HousePlace'
import { Papers } from './Papers'
import { SiteSize } from './SiteSize'

const over = [
  ['licenseValidTo', label('办学许可证已于 {date} 到期', 'The licence ran out on {date}')],
  ['foodPermitValidTo', label('食品经营许可证已于 {date} 到期', 'The food permit ran out on {date}')],
  ['insuranceTo', label('校方责任险已于 {date} 到期', 'The liability insurance ran out on {date}')],
] as const

/** A paper of the house that is valid no more; its last day still counts. */
const overBanner =
  (field: string, title: Banner['title']) =>
  (row: Readonly<Record<string, unknown>>, today: string): Banner | undefined => {
    const day = row[field]
    return typeof day === 'string' && day < today
      ? { tone: 'bad', icon: FileBadge, title, values: { date: day }, part: 'papers' }
      : undefined
  }

/** The kindergarten itself, in groups that are filled in one at a time. */
export const profilePage = defineRecordPage(KindergartenProfile, {
  banners: over.map(([field, title]) => ({ of: overBanner(field, title) })),
  head: { beside: 'shortName', facts: ['orgType', 'principalName', 'phone'] },
  parts: [
    {
      name: 'basics',
      order: 10,
      title: label('基本信息', 'Basics'),
      icon: Building2,
      width: 'half',
      height: 320,
      fields: [
        ['name', 'shortName'],
        ['orgType', 'socialCreditCode'],
        ['principalName'],
        ['phone', 'email'],
        ['canteenMode', 'mealPattern'],
      ],
    },
    {
      name: 'papers',
      order: 20,
      title: label('证照', 'Certificates'),
      icon: FileBadge,
      width: 'half',
      height: 320,
      fields: [
        ['licenseNo', 'licenseValidTo'],
        ['foodPermitNo', 'foodPermitValidTo'],
        ['foodPermitItems'],
        ['healthEvalNo', 'healthEvalDate'],
        ['fireCertDate'],
        ['insuranceNo', 'insuranceTo'],
        ['certFiles'],
      ],
      read: Papers,
    },
    {
      name: 'size',
      order: 30,
      title: label('规模与面积', 'Size and site'),
      icon: Ruler,
      width: 'half',
      height: 240,
      fields: [['buildYear', 'siteArea'], ['buildingArea', 'outdoorArea'], ['greenArea'], ['designedClasses', 'designedChildren']],
      read: SiteSize,
    },
    {
      name: 'place',
      order: 40,
      title: label('位置', 'Place'),
      icon: MapPin,
      width: 'half',
      height: 160,
      fields: [['address', 'lngLat'], ['mapPhoto']],
      read: HousePlace,
    },
    {
      name: 'photos',
      order: 50,
      title: label('介绍与照片', 'Introduction and photos'),
      icon: Images,
      width: 'full',
      height: 200,
      fields: [['intro'], ['photos']],
    },
  ],
})
