import { draftValues } from '../../../../app/offline/outbox/draft'
import { useFollowed } from '../../../../app/offline/view/use-followed'
import { RetainedSample } from '../../retained-sample'
import { draftKey } from '../../sample-day'
import type { SampleDraft } from '../../sample-draft'
import { entryPrefix, entrySubject } from './sample-entry'

/** What has been begun and not saved, by `draftKey`; undefined while looking. */
export function useBegunSamples(): ReadonlyMap<string, SampleDraft> | undefined {
  return useFollowed('begun samples', async ({ db, catalogue }) => {
    const drafts = await db.drafts.where('key').startsWith(entryPrefix).toArray()
    return new Map(
      drafts.map((draft) => {
        const { date, mealType, dishId } = entrySubject(draft.key)
        return [draftKey(date, mealType, dishId), draftValues(catalogue, RetainedSample.name, draft) as SampleDraft] as const
      }),
    )
  })
}
