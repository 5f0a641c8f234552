import { leastWeight } from './sample-weight'

/** What has been entered for a dish so far, before it is saved. */
export type SampleDraft = {
  readonly photos?: readonly string[] | null
  readonly weightG?: number | null
  readonly samplerSign?: string | null
}

/** The three steps of a sample: which are done. */
export type Ring = { readonly photo: boolean; readonly weight: boolean; readonly sign: boolean }

/** How far a sample has come. A weight below the least is no weight yet. */
export const ringOf = (draft: SampleDraft | undefined): Ring => ({
  photo: (draft?.photos?.length ?? 0) > 0,
  weight: (draft?.weightG ?? 0) >= leastWeight,
  sign: Boolean(draft?.samplerSign),
})

/** The first step that is still to be done, undefined when the sample can be saved. */
export const nextStep = (ring: Ring): keyof Ring | undefined => (['photo', 'weight', 'sign'] as const).find((step) => !ring[step])
