import { PackageCheck } from 'lucide-react'
import { BannerLine } from '../record-page/BannerLine'
import type { PartProps } from '../record-page/record-page'
import { useProduct } from '../shell/product'
import { words } from './words'

/** Says of a role the product brings that releases go on with it, and that what somebody changed stays. */
export function ShippedBanner({ resource, row }: PartProps) {
  const { roleOrder = [] } = useProduct()
  if (!roleOrder.includes(String(row.roleCode))) return null
  return <BannerLine {...{ resource, row }} banner={{ tone: 'care', icon: PackageCheck, title: words.shipped, words: words.shippedWhat }} />
}
