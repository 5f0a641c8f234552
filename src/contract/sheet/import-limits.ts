/** Most bytes of a sheet, most files of one import, and most bytes of all of them. */
export const importLimits = { bytes: 20_971_520, files: 20, together: 41_943_040 } as const
