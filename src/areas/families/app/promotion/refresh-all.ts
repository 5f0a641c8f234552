import { nounKeys } from '../../../../app/resource/noun-keys'
import { queries } from '../../../../app/resource/queries'
import { Class } from '../../../garden/published/class'
import { SchoolYear } from '../../../garden/published/school-year'
import { Child } from '../../published/child'
import { Enrolment } from '../../published/enrolment'
import { Promotion } from '../../published/promotion'

/** What was asked of the server about anything that moving up writes is asked anew. */
export function refreshAll(): void {
  for (const { name } of [Promotion, Class, SchoolYear, Child, Enrolment]) void queries.invalidateQueries({ queryKey: nounKeys.all(name) })
}
