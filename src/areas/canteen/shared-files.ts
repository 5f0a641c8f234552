type Evidence = {
  readonly id: string
  readonly status: string | null
  readonly photos?: readonly string[] | null
  readonly samplerSign?: string | null
}

/** Living samples that name a picture of this one: each picture and each signature is of one sample. */
export function sharedFiles<S extends Evidence>(own: Omit<Evidence, 'status'>, samples: readonly S[]) {
  const others = samples.filter(({ id, status }) => id !== own.id && status !== 'VOID')
  const photos = own.photos ?? []
  return {
    photo: others.find((one) => one.photos?.some((sha) => photos.includes(sha))),
    sign: own.samplerSign ? others.find(({ samplerSign }) => samplerSign === own.samplerSign) : undefined,
  }
}
