/** How the certificates of somebody are read, by part and banner alike, so that they are asked for once: what runs out next first. */
export const certificateList = { first: 12, sorts: [{ column: 'validTo', descending: false }] } as const
