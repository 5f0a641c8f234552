import { refuseFields } from '../../../contract/error'

/** Refuses a span of days that ends before it begins. */
export function checkSpan({ beginDate, endDate }: { readonly beginDate: string; readonly endDate: string }): void {
  if (endDate < beginDate) refuseFields({ endDate: { code: 'field.order' } })
}
