/** The seed of all runs: the same every time unless `KG_SEED` says otherwise. A failing run prints its seed and path. */
export const seed = Number(process.env.KG_SEED ?? 20260302)
